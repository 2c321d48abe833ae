/*
 * PySolFC's games by their numbers there, and ours: `number:id`, with our options after `?` where they are not the
 * default ones.
 */

/** Games whose rules and moves are the same, by recorded games, deals or their rules. */
export const PYSOL_SAME = `
  2:klondike?dealing=unlimited 3:irmgard 5:relaxed-freecell 7:picture-gallery 8:freecell?automatic=true
  14:grounds-for-a-divorce 15:big-harp 16:eiffel-tower 17:matriarchy 18:klondike?dealing=three
  20:russian-solitaire 21:double-klondike 22:double-canfield 23:forty-and-eight
  26:bakers-game?automatic=true;open=false;cells=4;columns=8 30:windmill 32:la-belle-lucie 33:westcliff
  38:pyramid?redeals=two;goal=all 39:small-harp 43:chameleon
  45:bakers-game?automatic=true;open=true;cells=4;columns=8 46:forecell 49:black-widow 50:simple-simon 51:steps
  52:aces-up?aces=false;tournament=false 54:royal-cotillion 55:odd-and-even 56:fan 57:shamrocks
  61:klondike?turning=one;passes=three;scoring=vegas 62:miss-milligan 63:blue-moon 64:penguin 66:eastcliff
  68:lexington-harp 69:indian 70:number-ten 71:rank-and-file 72:little-forty 73:maria 74:midshipman
  75:red-and-black 76:streets 77:stalactites 79:waning-moon 80:busy-aces 82:la-belle-lucie 84:martha
  87:scotch-patience 88:trefoil 98:black-hole 100:storehouse 101:superior-canfield 102:variegated-canfield
  103:american-toad 106:double-canfield 107:pas-seul 108:rainbow 109:deuces 115:little-forty 117:red-moon
  118:sieben-bis-as 123:interregnum 125:lucas 126:red-and-black 128:three-shuffles-and-a-draw
  129:klondike?turning=one;passes=one;scoring=vegas 132:super-flower-garden 133:batsford 143:kingdom 145:citadel
  149:diplomat 150:congress 153:pas-de-deux 167:der-kleine-napoleon 168:der-kleine-napoleon 171:lady-betty
  173:strategy 185:wasp 186:alaska 187:chinese-discipline 188:chinese-solitaire 189:queenie 190:rushdike
  193:pyramid?redeals=two;goal=pyramid 195:quadrangle 196:corona 200:nomad 214:belvedere 215:somerset
  217:milligan-harp 218:carlton 220:rouge-et-noir 221:stonewall 222:flower-garden 223:brigade 226:blockade
  227:intelligence 228:limited 231:canister 232:raglan 234:alhambra 235:nestor
  237:triple-peaks?rounds=false;multiplier=false 256:hopscotch 258:eight-off?automatic=true 259:golf
  260:relaxed-golf 261:grandfathers-clock 262:canfield 263:phoenix 264:double-freecell 267:four-leaf-clovers
  268:house-in-the-wood 271:double-yukon 275:galary 279:kings 282:glenwood 283:jumbo 287:push-pin
  288:royal-marriage 291:royal-family 292:capricieuse 293:nationale 294:curds-and-whey 295:napoleons-square
  296:colorado 297:alternation 299:salic-law 300:stronghold 302:st-helena 303:tournament 304:la-nivernaise
  305:three-blind-mice 306:zerline 307:heads-and-tails 309:mrs-mop 310:emperor 311:dumfries 315:gate
  317:house-on-the-hill 318:needle 322:algerian-patience 323:octave 326:lanes 327:thirty-six 328:the-wish
  330:sultan 336:challenge-freecell 337:super-challenge-freecell 339:moosehide 351:chequers 355:frog 356:fly
  358:fort 362:morehead 369:ripple-fan 384:spiderwort 387:roslin 390:arizona 391:british-constitution
  393:castle-of-indolence 398:mount-olympus 399:zeus 400:rittenhouse 403:acme 404:perseverance 410:captive-queens
  412:cone 417:corners 418:contradance 422:minerva 423:lady-of-the-manor 429:patriarchs 430:puss-in-the-corner
  432:robert 439:solid-square 452:gypsy 461:beetle 462:josephine 465:granada 467:zodiac 482:sweet-sixteen
  490:acquaintance 529:san-juan-hill 530:russian-spider 532:gold-rush 539:usk 544:how-they-run 546:royal-parade
  547:virginia-reel 548:parliament 557:grand-duchess 566:hypotenuse 569:primrose 574:interchange 592:giza
  594:elevens 597:fifteens 600:anno-domini?year=2026 602:british-canister 603:brisbane 606:strata
  609:grants-reinforcement 610:sly-fox 611:faerie-queen 617:parisienne 619:triple-alliance 620:les-quatre-coins
  630:big-bertha 631:alternation 635:circle-eight 638:royal-rendezvous 640:hypotenuse 647:crescent 650:castles-end
  667:kingsley 678:thieves-of-egypt 680:tarantula 681:king-tut 682:dial 696:florentine-patience 697:big-ben
  706:paganini 736:spoilt 783:uintah 828:churchill 831:siegecraft 844:archway 850:knockout 894:cromwell
  901:la-belle-lucie 902:trefoil 904:lexington-harp 932:devils-grip 991:klondike?dealing=unlimited`;

/** Games of which only the name is known to agree. */
export const PYSOL_NAME = `
  1:gypsy 6:relaxed-seahaven 9:seahaven 10:relaxed-spider 11:spider?suits=four 12:plait 13:forty-thieves 19:yukon
  24:spiderette 25:jumbo 27:odessa 29:scorpion 31:bakers-dozen?kept=false 34:beleaguered-castle 35:union-square
  40:elevator 41:pileon 42:bristol 48:will-o-the-wisp 53:gaps?random=false 58:thumb-and-pouch
  65:giant?building=colour 67:whitehead 83:castles-in-spain 85:spanish-patience 86:good-measure 89:monte-carlo
  91:jamestown 95:auld-lang-syne 96:fourteen 97:carpet 104:cruel 105:canfield 110:courtyard 111:doublets
  112:eagle-wing 113:zebra 130:first-law 131:double-rail 134:betsy-ross?redeals=none 135:terrace?variation=terrace
  136:terrace?variation=general 137:terrace?variation=blondes 144:maze 146:streets-and-alleys 147:fortress
  148:chessboard 151:lady-palk 172:tam-o-shanter 199:single-rail 206:fortunes 224:easthaven 225:westhaven
  229:agnes 233:king-albert 236:agnes-bernauer 257:sir-tommy 265:triple-freecell 269:spider?suits=one
  270:spider?suits=two 272:triple-yukon 273:triple-klondike 277:napoleons-tomb?dealing=one;autoplay=false
  280:camelot 281:escalator 284:ten-across?spots=true 290:bisley 301:fastness 308:portuguese-solitaire
  329:open-wish 334:eliminator?foundations=six 338:buffalo-bill 347:free-fan 349:miss-muffet 354:boudoir
  376:backbone 385:box-fan 397:great-wheel 405:all-in-a-row 406:amazons 407:aunt-mary 414:german-patience
  416:fortunes-favor 427:opus 437:simplicity 438:sixes-and-sevens 440:squadron
  447:australian-patience?automatic=false 453:triple-easthaven 458:spidike 459:freds-spider
  466:double-russian-solitaire 474:ali-baba 479:saratoga?three=false 483:czarina 484:royal-east
  488:triple-russian-solitaire 491:whitehorse 499:terrace?variation=signora 504:number-twelve 511:double-scorpion
  521:canfield-rush 523:intrigue 551:diamond-mine 552:cover 553:scuffle 572:gold-mine 582:terrace?variation=wood
  585:lucky-thirteen 593:thirteens 616:laggard-lady 633:athena?three=false 653:senior-wrangler 657:baroness
  670:chinese-spider 683:famous-fifty 699:double-pyramid?redeals=two;goal=pyramid 700:triangle
  715:osmosis?three=false 716:peek?three=false 737:clock 763:wasatch 772:accordion?single=false 774:hit-or-miss
  775:sixty-thieves 777:double-golf 796:gay-gordons 810:quatorze 816:decade 819:bear-river 829:block-ten
  857:tasmanian-patience 859:kings-audience 871:ceiling-fan 874:isabel 889:demons-and-thieves 898:aces-square
  903:aces-up?aces=false;tournament=false 906:thieves 914:canberra 916:tens 925:yukon-cells 934:valentine
  22231:triple-peaks?rounds=false;multiplier=false`;

/** Games whose rules differ. */
export const PYSOL_OTHER = '36:golf';
