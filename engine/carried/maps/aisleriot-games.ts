/** AisleRiot's games, which have the same names and rules here. */
export const AISLERIOT_GAMES = `
  accordion agnes athena auld-lang-syne aunt-mary australian-patience backbone bakers-dozen bakers-game bear-river
  beleaguered-castle block-ten bristol camelot canfield carpet chessboard clock cover cruel diamond-mine doublets
  eagle-wing easthaven eight-off elevator eliminator escalator first-law fortress fortunes forty-thieves fourteen
  freecell gaps gay-gordons giant glenwood gold-mine golf gypsy hamilton helsinki hopscotch isabel jamestown jumbo
  kansas king-albert kings-audience klondike labyrinth lady-jane maze monte-carlo napoleons-tomb neighbor odessa
  osmosis peek pileon plait poker quatorze royal-east saratoga scorpion scuffle seahaven sir-tommy
  spider-three-decks spider spiderette straight-up streets-and-alleys ten-across terrace thieves thirteen
  thumb-and-pouch treize triple-peaks union-square valentine wall westhaven whitehead will-o-the-wisp yield yukon
  zebra`;

/** Its options as a set of bits, and ours: `id:bits?options`. */
export const AISLERIOT_OPTIONS = `
  athena:0?three=false athena:1?three=true eliminator:4?foundations=four eliminator:2?foundations=five
  eliminator:1?foundations=six gaps:0?random=false gaps:1?random=true giant:2?building=colour
  giant:1?building=suit klondike:8?dealing=unlimited klondike:4?dealing=once klondike:2?dealing=one
  klondike:1?dealing=three napoleons-tomb:2?dealing=one;autoplay=false napoleons-tomb:6?dealing=one;autoplay=true
  napoleons-tomb:1?dealing=three;autoplay=false osmosis:0?three=false osmosis:1?three=true peek:0?three=false
  peek:1?three=true poker:0?shuffle=false poker:1?shuffle=true saratoga:0?three=false saratoga:1?three=true
  spider:4?suits=one spider:2?suits=two spider:1?suits=four ten-across:0?spots=false ten-across:1?spots=true
  terrace:64?variation=wood terrace:32?variation=blondes terrace:16?variation=redheads terrace:8?variation=signora
  terrace:4?variation=stars terrace:2?variation=general terrace:1?variation=terrace
  triple-peaks:0?rounds=false;multiplier=false triple-peaks:2?rounds=false;multiplier=true
  triple-peaks:1?rounds=true;multiplier=false triple-peaks:3?rounds=true;multiplier=true
  napoleons-tomb:5?dealing=three;autoplay=true`;
