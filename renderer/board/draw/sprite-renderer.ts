import 'pixi.js/unsafe-eval';
import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  ColorMaskPipe,
  GCSystem,
  GlBackBufferSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlColorMaskSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlobalUniformSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlTextureSystem,
  GlUboSystem,
  GlUniformGroupSystem,
  NineSliceSpritePipe,
  RendererType,
  ExtensionType,
  extensions,
  type System,
  RenderGroupPipe,
  RenderGroupSystem,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
  type WebGLOptions,
  type WebGLPipes,
  type WebGLSystems,
} from 'pixi.js';

const SYSTEMS = [
  BackgroundSystem,
  GlobalUniformSystem,
  ViewSystem,
  RenderGroupSystem,
  GCSystem,
  SchedulerSystem,
  GlUboSystem,
  GlBackBufferSystem,
  GlContextSystem,
  GlBufferSystem,
  GlTextureSystem,
  GlRenderTargetSystem,
  GlGeometrySystem,
  GlUniformGroupSystem,
  GlShaderSystem,
  GlEncoderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlColorMaskSystem,
];
const PIPES = [BlendModePipe, ColorMaskPipe, BatcherPipe, SpritePipe, NineSliceSpritePipe, RenderGroupPipe];

/**
 * Replaces `GlLimitsSystem`, which compiles shaders to find out how many textures a shader can choose from. There is
 * only one texture here, and a shader for sixteen takes long to compile and draws more slowly.
 */
class OneTextureLimits implements System {
  static readonly extension = { type: [ExtensionType.WebGLSystem], name: 'limits' } as const;

  readonly maxTextures = 1;
  readonly maxBatchableTextures = 1;
  maxUniformBindings = 0;

  contextChange(gl: WebGL2RenderingContext): void {
    this.maxUniformBindings = Number(gl.getParameter(gl.MAX_UNIFORM_BUFFER_BINDINGS));
  }

  destroy(): void {}
}

type Config = ConstructorParameters<typeof AbstractRenderer>[0];

/** Filled by Pixi's register of extensions, as the configuration of its own renderers is. */
const config: Config = {
  name: 'webgl',
  type: RendererType.WEBGL,
  systems: [],
  renderPipes: [],
  renderPipeAdaptors: [],
};
extensions.handleByNamedList(ExtensionType.WebGLSystem, config.systems);
extensions.handleByNamedList(ExtensionType.WebGLPipes, config.renderPipes);
extensions.handleByNamedList(ExtensionType.WebGLPipesAdaptor, config.renderPipeAdaptors);
extensions.add(...SYSTEMS, OneTextureLimits, ...PIPES, GlBatchAdaptor);

/**
 * Pixi's WebGL renderer, reduced to the parts that draw sprites. The stock one also masks, filters and extracts
 * pictures, and a browser would load all that before the first picture; see `lean-pixi.ts`.
 */
export class SpriteRenderer extends AbstractRenderer<WebGLPipes, WebGLOptions> {
  declare readonly gl: WebGL2RenderingContext;
  declare readonly texture: WebGLSystems['texture'];

  constructor() {
    super(config);
  }
}
