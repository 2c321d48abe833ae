/*
 * PySolFC's games by their numbers there, and ours: `number:id`, with our options after `?` where they are not the
 * default ones.
 */

/** Games with the same rules and moves, as recorded games, deals or their rules show. */
export const PYSOL_SAME = `
  2:klondike?dealing=unlimited 3:irmgard 5:relaxed-freecell 7:picture-gallery 8:freecell?automatic=true
  14:grounds-for-a-divorce 15:big-harp 16:eiffel-tower 17:matriarchy 18:klondike?dealing=three 20:russian-solitaire
  21:double-klondike 22:double-canfield 23:forty-and-eight 26:bakers-game?automatic=true;open=false;cells=4;columns=8
  30:windmill 32:la-belle-lucie 33:westcliff 38:pyramid?redeals=two;goal=all 39:small-harp 43:chameleon
  45:bakers-game?automatic=true;open=true;cells=4;columns=8 46:forecell 47:spiderette?variation=baby-spiderette
  49:black-widow 50:simple-simon 51:steps 52:aces-up?aces=false;tournament=false 54:royal-cotillion 55:odd-and-even
  56:fan 57:shamrocks 61:klondike?turning=one;passes=three;scoring=vegas 62:miss-milligan 63:blue-moon 64:penguin
  66:eastcliff 68:lexington-harp 69:indian 70:number-ten 71:rank-and-file 72:little-forty 73:maria 74:midshipman
  75:red-and-black 76:streets 77:stalactites 78:milligan-cell 79:waning-moon 80:busy-aces 81:blind-alleys
  82:la-belle-lucie 84:martha 87:scotch-patience 88:trefoil 98:black-hole 100:storehouse 101:superior-canfield
  102:variegated-canfield 103:american-toad 106:double-canfield 107:pas-seul 108:rainbow 109:deuces
  114:grandmothers-game 115:little-forty 117:red-moon 118:sieben-bis-as 120:bad-seven 121:mississippi 123:interregnum
  125:lucas 126:red-and-black 128:three-shuffles-and-a-draw 129:klondike?turning=one;passes=one;scoring=vegas
  132:super-flower-garden 133:batsford 138:terrace?variation=nine-star 141:cats-tail?runs=true 143:kingdom 145:citadel
  149:diplomat 150:congress 152:the-last-monarch 153:pas-de-deux 167:der-kleine-napoleon 168:der-kleine-napoleon
  171:lady-betty 173:strategy 174:russian-patience?single=false 175:long-braid 185:wasp 186:alaska
  187:chinese-discipline 188:chinese-solitaire 189:queenie 190:rushdike 193:pyramid?redeals=two;goal=pyramid
  195:quadrangle 196:corona 198:napoleons-exile 200:nomad 214:belvedere 215:somerset 216:monte-carlo?variation=two
  217:milligan-harp 218:carlton 220:rouge-et-noir 221:stonewall 222:flower-garden 223:brigade 226:blockade
  227:intelligence 228:limited 231:canister 232:raglan 234:alhambra 235:nestor
  237:triple-peaks?rounds=false;multiplier=false 256:hopscotch 258:eight-off?automatic=true 259:golf 260:relaxed-golf
  261:grandfathers-clock 262:canfield 263:phoenix 264:double-freecell 267:four-leaf-clovers 268:house-in-the-wood
  271:double-yukon 275:galary 279:kings 282:glenwood 283:jumbo 287:push-pin 288:royal-marriage 291:royal-family
  292:capricieuse 293:nationale 294:curds-and-whey 295:napoleons-square 296:colorado 297:alternation 299:salic-law
  300:stronghold 302:st-helena 303:tournament 304:la-nivernaise 305:three-blind-mice 306:zerline 307:heads-and-tails
  309:mrs-mop 310:emperor 311:dumfries 314:wave-motion 315:gate 317:house-on-the-hill 318:needle 322:algerian-patience
  323:octave 324:bastion 326:lanes 327:thirty-six 328:the-wish 330:sultan 336:challenge-freecell
  337:super-challenge-freecell 339:moosehide 341:cicely 342:trillium 343:lily 344:chelicera 346:scorpion-tail
  348:arachnida 351:chequers 355:frog 356:fly 358:fort 359:spider-web 360:munger 361:northwest-territory 362:morehead
  363:spidercells 366:simon-jester 369:ripple-fan 381:spaces-and-aces 383:bath 384:spiderwort 386:kingsdown-eights
  387:roslin 390:arizona 391:british-constitution 393:castle-of-indolence 398:mount-olympus 399:zeus 400:rittenhouse
  403:acme 404:perseverance 408:box-kite 410:captive-queens 411:carre-napoleon 412:cone 415:bavarian-patience
  417:corners 418:contradance 421:little-billie 422:minerva 423:lady-of-the-manor 424:matrimony 425:new-york
  426:octagon 428:parallels 429:patriarchs 430:puss-in-the-corner 432:robert 433:rows-of-four
  434:seven-devils?devils=seven 439:solid-square 443:twenty 448:repair 452:gypsy 461:beetle 462:josephine 465:granada
  467:zodiac 468:spike 477:corner-suite 480:knotty-nines?variation=twelve 481:knotty-nines 482:sweet-sixteen
  485:dieppe 486:miss-milligan?variation=imperial-guards 490:acquaintance 496:inquisitor 498:steve 501:wake-robin
  513:double-seahaven-towers 515:indefatigable 519:new-york?variation=gotham 524:selective-castle?single=false
  525:queensland 526:outback-patience 527:doorway 529:san-juan-hill 530:russian-spider 532:gold-rush 533:mamy-susan
  535:exiled-kings?single=false 539:usk 542:kingcell 543:farmers-wife 544:how-they-run 546:royal-parade
  547:virginia-reel 548:parliament 549:wheatsheaf 556:junction?single=false 557:grand-duchess 563:twin-queens
  566:hypotenuse 569:primrose 574:interchange 575:interchange?variation=unlimited 576:breakwater
  577:forty-nine?building=alternate 589:last-chance 592:giza 594:elevens 595:elevens?variation=too 596:suit-elevens
  597:fifteens 598:picture-patience 600:anno-domini?year=2026 601:american-canister 602:british-canister 603:brisbane
  606:strata 607:legion 609:grants-reinforcement 610:sly-fox 611:faerie-queen 617:parisienne 619:triple-alliance
  620:les-quatre-coins 622:grandmammas-patience 627:king-albert?variation=queen-victoria
  629:tuxedo?open=true;wrap=true 630:big-bertha 631:alternation 632:floradora 634:chinaman 635:circle-eight
  637:bastille-day 638:royal-rendezvous 639:shady-lanes?foundations=colour 640:hypotenuse 641:circle-nine
  642:lafayette 647:crescent 650:castles-end 654:striptease 655:pharaohs 658:apophis?redeals=two;goal=all
  666:trapdoor-spider 667:kingsley 673:fifteen 676:boxing-the-compass 678:thieves-of-egypt 680:tarantula 681:king-tut
  682:dial 684:deck 686:hospital-patience 690:hemispheres 691:khedive 693:colonel 694:casket 696:florentine-patience
  697:big-ben 706:paganini 727:right-and-left 729:two-rings 731:three-fir-trees 733:napoleon-takes-moscow
  735:hurricane 736:spoilt 756:tabby-cat?variation=parts 757:tabby-cat?variation=manx 783:uintah
  789:beehive?hive=thirteen 790:precedence 800:aces-and-kings 815:following 821:trigon 822:double-trigon 828:churchill
  831:siegecraft 832:display 833:up-and-up 842:swiss-patience 844:archway 850:knockout 853:grandfather?filled=waste
  854:neptune 861:flower-garden?variation=wildflower 863:imaginary-thirteen 866:old-fashioned 869:smokey
  870:fair-maids 881:chessboard?variation=lasker 894:cromwell 896:the-plot 901:la-belle-lucie 902:trefoil
  904:lexington-harp 907:martha?variation=stewart 910:napoleons-shoulder 918:seven-up 932:devils-grip 935:juvenile
  940:thirty-nine-steps 941:binary-star 943:rosamunds-bower 958:ninety-one 961:nines 964:russian-cell 972:colours
  625:fascination-fan 37:laras-game 975:louis 990:gloucestershire 991:klondike?dealing=unlimited`;

/** Games whose name, but nothing else, is known to agree. */
export const PYSOL_NAME = `
  1:gypsy 6:relaxed-seahaven 9:seahaven 10:relaxed-spider 11:spider?suits=four 12:plait 13:forty-thieves 19:yukon
  24:spiderette 25:jumbo 27:odessa 29:scorpion 31:bakers-dozen?kept=false 34:beleaguered-castle 35:union-square
  40:elevator 41:pileon 42:bristol 48:will-o-the-wisp 53:gaps?random=false 58:thumb-and-pouch 65:giant?building=colour
  67:whitehead 83:castles-in-spain 85:spanish-patience 86:good-measure 89:monte-carlo 91:jamestown 95:auld-lang-syne
  835:canfield?variation=casino 977:cruel?variation=relaxed
  96:fourteen 97:carpet 104:cruel 105:canfield 110:courtyard 111:doublets 112:eagle-wing 113:zebra 130:first-law
  131:double-rail 134:betsy-ross?redeals=none 135:terrace?variation=terrace 136:terrace?variation=general
  137:terrace?variation=blondes 144:maze 146:streets-and-alleys 147:fortress 148:chessboard 151:lady-palk
  172:tam-o-shanter 199:single-rail 206:fortunes 224:easthaven 225:westhaven 229:agnes 233:king-albert
  236:agnes-bernauer 257:sir-tommy 265:triple-freecell 269:spider?suits=one 270:spider?suits=two 272:triple-yukon
  273:triple-klondike 277:napoleons-tomb?dealing=one;autoplay=false 280:camelot 281:escalator
  284:ten-across?spots=true 290:bisley 301:fastness 308:portuguese-solitaire 329:open-wish
  334:eliminator?foundations=six 338:buffalo-bill 347:free-fan 349:miss-muffet 354:boudoir 376:backbone 385:box-fan
  397:great-wheel 405:all-in-a-row 406:amazons 407:aunt-mary 414:german-patience 416:fortunes-favor 420:double-dot
  427:opus 437:simplicity 438:sixes-and-sevens 440:squadron 447:australian-patience?automatic=false
  450:australian-patience?automatic=false;variation=raw-prawn 453:triple-easthaven 458:spidike 459:freds-spider
  466:double-russian-solitaire 474:ali-baba 479:saratoga?three=false 483:czarina 484:royal-east
  488:triple-russian-solitaire 491:whitehorse 499:terrace?variation=signora 504:number-twelve 511:double-scorpion
  521:canfield-rush 523:intrigue 540:waterloo 551:diamond-mine 552:cover 553:scuffle 572:gold-mine
  582:terrace?variation=wood 585:lucky-thirteen 593:thirteens 616:laggard-lady 633:athena?three=false
  653:senior-wrangler 657:baroness 659:cheops?goal=all 665:streets-and-alleys?variation=web 670:chinese-spider
  672:scorpion?variation=scorpion-ii 677:two-pyramids?redeals=two;goal=all 683:famous-fifty
  699:double-pyramid?redeals=two;goal=pyramid 700:triangle 715:osmosis?three=false 716:peek?three=false
  726:eight-sages 737:clock 763:wasatch 772:accordion?single=false 773:accordion?variation=relaxed;dealt=true
  774:hit-or-miss 775:sixty-thieves 777:double-golf 794:gaps?variation=commons;scattered=false
  795:gaps?variation=lineUp;scattered=false 796:gay-gordons 810:quatorze 816:decade 819:bear-river 829:block-ten
  857:tasmanian-patience 859:kings-audience 871:ceiling-fan 874:isabel 877:double-montana 889:demons-and-thieves
  898:aces-square 903:aces-up?aces=false;tournament=false 906:thieves 914:canberra 916:tens 925:yukon-cells
  934:valentine 950:eighteens 22231:triple-peaks?rounds=false;multiplier=false`;

/** Games whose rules differ. */
export const PYSOL_OTHER = '36:golf';
