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
  GlLimitsSystem,
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
  GlLimitsSystem,
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

type Config = ConstructorParameters<typeof AbstractRenderer>[0];

/** Lists parts the way Pixi's extension register does, whose types are looser than those of the parts. */
const byName = (parts: readonly { readonly extension: { readonly name: string } }[]) =>
  parts.map((value) => ({ name: value.extension.name, value })) as unknown as Config['systems'] & Config['renderPipes'];

/**
 * Pixi's WebGL renderer, reduced to the parts that draw sprites. The stock one also masks, filters and extracts
 * pictures, and a browser would load all that before the first picture; see `lean-pixi.ts`.
 */
export class SpriteRenderer extends AbstractRenderer<WebGLPipes, WebGLOptions> {
  declare readonly gl: WebGL2RenderingContext;
  declare readonly texture: WebGLSystems['texture'];
  declare readonly limits: WebGLSystems['limits'];

  constructor() {
    super({
      name: 'webgl',
      type: RendererType.WEBGL,
      systems: byName(SYSTEMS),
      renderPipes: byName(PIPES),
      renderPipeAdaptors: byName([GlBatchAdaptor]),
    });
  }
}
