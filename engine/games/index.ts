/* Written by `npm run games` from the files beside it. */
import type { Game } from '../model/game.ts';
import accordion from './accordion.ts';
import acesSquare from './aces-square.ts';
import acesUp from './aces-up.ts';
import acme from './acme.ts';
import acquaintance from './acquaintance.ts';
import agnes from './agnes.ts';
import agnesBernauer from './agnes-bernauer.ts';
import agnesSorel from './agnes-sorel.ts';
import airLock from './air-lock.ts';
import alaska from './alaska.ts';
import algerianPatience from './algerian-patience.ts';
import alhambra from './alhambra.ts';
import allInARow from './all-in-a-row.ts';
import alternation from './alternation.ts';
import amazons from './amazons.ts';
import americanToad from './american-toad.ts';
import archway from './archway.ts';
import arizona from './arizona.ts';
import athena from './athena.ts';
import auldLangSyne from './auld-lang-syne.ts';
import auntMary from './aunt-mary.ts';
import australianPatience from './australian-patience.ts';
import backbone from './backbone.ts';
import bakersDozen from './bakers-dozen.ts';
import bakersGame from './bakers-game.ts';
import baroness from './baroness.ts';
import batsford from './batsford.ts';
import bearRiver from './bear-river.ts';
import beetle from './beetle.ts';
import beleagueredCastle from './beleaguered-castle.ts';
import belvedere from './belvedere.ts';
import betsyRoss from './betsy-ross.ts';
import bigBen from './big-ben.ts';
import bigBertha from './big-bertha.ts';
import bigHarp from './big-harp.ts';
import bisley from './bisley.ts';
import blackHole from './black-hole.ts';
import blackWidow from './black-widow.ts';
import blockTen from './block-ten.ts';
import blockade from './blockade.ts';
import blueMoon from './blue-moon.ts';
import brigade from './brigade.ts';
import brisbane from './brisbane.ts';
import bristol from './bristol.ts';
import britishCanister from './british-canister.ts';
import britishConstitution from './british-constitution.ts';
import busyAces from './busy-aces.ts';
import camelot from './camelot.ts';
import canfield from './canfield.ts';
import canister from './canister.ts';
import capricieuse from './capricieuse.ts';
import captiveQueens from './captive-queens.ts';
import carlton from './carlton.ts';
import carpet from './carpet.ts';
import castleOfIndolence from './castle-of-indolence.ts';
import castlesEnd from './castles-end.ts';
import castlesInSpain from './castles-in-spain.ts';
import challengeFreecell from './challenge-freecell.ts';
import chameleon from './chameleon.ts';
import chequers from './chequers.ts';
import chessboard from './chessboard.ts';
import chineseDiscipline from './chinese-discipline.ts';
import chineseSolitaire from './chinese-solitaire.ts';
import churchill from './churchill.ts';
import circleEight from './circle-eight.ts';
import citadel from './citadel.ts';
import clock from './clock.ts';
import colorado from './colorado.ts';
import cone from './cone.ts';
import congress from './congress.ts';
import contradance from './contradance.ts';
import corners from './corners.ts';
import corona from './corona.ts';
import cover from './cover.ts';
import crescent from './crescent.ts';
import cromwell from './cromwell.ts';
import cruel from './cruel.ts';
import curdsAndWhey from './curds-and-whey.ts';
import derKleineNapoleon from './der-kleine-napoleon.ts';
import deuces from './deuces.ts';
import dial from './dial.ts';
import diamondMine from './diamond-mine.ts';
import diplomat from './diplomat.ts';
import doubleCanfield from './double-canfield.ts';
import doubleFreecell from './double-freecell.ts';
import doubleKlondike from './double-klondike.ts';
import doubleYukon from './double-yukon.ts';
import doublets from './doublets.ts';
import dumfries from './dumfries.ts';
import eagleWing from './eagle-wing.ts';
import eastcliff from './eastcliff.ts';
import easthaven from './easthaven.ts';
import eiffelTower from './eiffel-tower.ts';
import eightOff from './eight-off.ts';
import elevator from './elevator.ts';
import elevens from './elevens.ts';
import eliminator from './eliminator.ts';
import emperor from './emperor.ts';
import escalator from './escalator.ts';
import faerieQueen from './faerie-queen.ts';
import fan from './fan.ts';
import firstLaw from './first-law.ts';
import florentinePatience from './florentine-patience.ts';
import flowerGarden from './flower-garden.ts';
import fly from './fly.ts';
import forecell from './forecell.ts';
import fort from './fort.ts';
import fortress from './fortress.ts';
import fortunes from './fortunes.ts';
import fortyAndEight from './forty-and-eight.ts';
import fortyThieves from './forty-thieves.ts';
import fourLeafClovers from './four-leaf-clovers.ts';
import fourteen from './fourteen.ts';
import freecell from './freecell.ts';
import frog from './frog.ts';
import galary from './galary.ts';
import gaps from './gaps.ts';
import gate from './gate.ts';
import gayGordons from './gay-gordons.ts';
import giant from './giant.ts';
import giza from './giza.ts';
import glenwood from './glenwood.ts';
import goldMine from './gold-mine.ts';
import goldRush from './gold-rush.ts';
import golf from './golf.ts';
import goodMeasure from './good-measure.ts';
import granada from './granada.ts';
import grandDuchess from './grand-duchess.ts';
import grandfathersClock from './grandfathers-clock.ts';
import grantsReinforcement from './grants-reinforcement.ts';
import groundsForADivorce from './grounds-for-a-divorce.ts';
import gypsy from './gypsy.ts';
import hamilton from './hamilton.ts';
import headsAndTails from './heads-and-tails.ts';
import helsinki from './helsinki.ts';
import hopscotch from './hopscotch.ts';
import houseInTheWood from './house-in-the-wood.ts';
import houseOnTheHill from './house-on-the-hill.ts';
import howTheyRun from './how-they-run.ts';
import hypotenuse from './hypotenuse.ts';
import indian from './indian.ts';
import intelligence from './intelligence.ts';
import interchange from './interchange.ts';
import interregnum from './interregnum.ts';
import irmgard from './irmgard.ts';
import isabel from './isabel.ts';
import jamestown from './jamestown.ts';
import josephine from './josephine.ts';
import jumbo from './jumbo.ts';
import kansas from './kansas.ts';
import kingAlbert from './king-albert.ts';
import kingTut from './king-tut.ts';
import kingdom from './kingdom.ts';
import kings from './kings.ts';
import kingsAudience from './kings-audience.ts';
import kingsley from './kingsley.ts';
import klondike from './klondike.ts';
import knockout from './knockout.ts';
import laBelleLucie from './la-belle-lucie.ts';
import laNivernaise from './la-nivernaise.ts';
import labyrinth from './labyrinth.ts';
import ladyBetty from './lady-betty.ts';
import ladyJane from './lady-jane.ts';
import ladyOfTheManor from './lady-of-the-manor.ts';
import lanes from './lanes.ts';
import lesQuatreCoins from './les-quatre-coins.ts';
import lexingtonHarp from './lexington-harp.ts';
import limited from './limited.ts';
import littleForty from './little-forty.ts';
import lucas from './lucas.ts';
import maria from './maria.ts';
import martha from './martha.ts';
import matchSolitaire from './match-solitaire.ts';
import maze from './maze.ts';
import midshipman from './midshipman.ts';
import milliganHarp from './milligan-harp.ts';
import minerva from './minerva.ts';
import missMilligan from './miss-milligan.ts';
import monteCarlo from './monte-carlo.ts';
import moosehide from './moosehide.ts';
import morehead from './morehead.ts';
import mountOlympus from './mount-olympus.ts';
import mrsMop from './mrs-mop.ts';
import napoleonsSquare from './napoleons-square.ts';
import napoleonsTomb from './napoleons-tomb.ts';
import nationale from './nationale.ts';
import needle from './needle.ts';
import neighbor from './neighbor.ts';
import nestor from './nestor.ts';
import nomad from './nomad.ts';
import numberTen from './number-ten.ts';
import oddAndEven from './odd-and-even.ts';
import odessa from './odessa.ts';
import osmosis from './osmosis.ts';
import paganini from './paganini.ts';
import parisienne from './parisienne.ts';
import parliament from './parliament.ts';
import pasDeDeux from './pas-de-deux.ts';
import pasSeul from './pas-seul.ts';
import patriarchs from './patriarchs.ts';
import peek from './peek.ts';
import penguin from './penguin.ts';
import perseverance from './perseverance.ts';
import phoenix from './phoenix.ts';
import pictureGallery from './picture-gallery.ts';
import pileon from './pileon.ts';
import plait from './plait.ts';
import poker from './poker.ts';
import portugueseSolitaire from './portuguese-solitaire.ts';
import primrose from './primrose.ts';
import pushPin from './push-pin.ts';
import pussInTheCorner from './puss-in-the-corner.ts';
import quadrangle from './quadrangle.ts';
import quatorze from './quatorze.ts';
import queenie from './queenie.ts';
import raglan from './raglan.ts';
import rainbow from './rainbow.ts';
import rankAndFile from './rank-and-file.ts';
import redAndBlack from './red-and-black.ts';
import redMoon from './red-moon.ts';
import relaxedGolf from './relaxed-golf.ts';
import rippleFan from './ripple-fan.ts';
import rittenhouse from './rittenhouse.ts';
import robert from './robert.ts';
import roslin from './roslin.ts';
import rougeEtNoir from './rouge-et-noir.ts';
import royalCotillion from './royal-cotillion.ts';
import royalEast from './royal-east.ts';
import royalFamily from './royal-family.ts';
import royalMarriage from './royal-marriage.ts';
import royalParade from './royal-parade.ts';
import royalRendezvous from './royal-rendezvous.ts';
import rushdike from './rushdike.ts';
import russianSolitaire from './russian-solitaire.ts';
import russianSpider from './russian-spider.ts';
import salicLaw from './salic-law.ts';
import sanJuanHill from './san-juan-hill.ts';
import saratoga from './saratoga.ts';
import scorpion from './scorpion.ts';
import scotchPatience from './scotch-patience.ts';
import scuffle from './scuffle.ts';
import seahaven from './seahaven.ts';
import shamrocks from './shamrocks.ts';
import siebenBisAs from './sieben-bis-as.ts';
import siegecraft from './siegecraft.ts';
import simpleSimon from './simple-simon.ts';
import sirTommy from './sir-tommy.ts';
import slyFox from './sly-fox.ts';
import smallHarp from './small-harp.ts';
import solidSquare from './solid-square.ts';
import somerset from './somerset.ts';
import spanishPatience from './spanish-patience.ts';
import spider from './spider.ts';
import spiderThreeDecks from './spider-three-decks.ts';
import spiderette from './spiderette.ts';
import spiderwort from './spiderwort.ts';
import spoilt from './spoilt.ts';
import stHelena from './st-helena.ts';
import stalactites from './stalactites.ts';
import steps from './steps.ts';
import stonewall from './stonewall.ts';
import storehouse from './storehouse.ts';
import straightUp from './straight-up.ts';
import strata from './strata.ts';
import strategy from './strategy.ts';
import streets from './streets.ts';
import streetsAndAlleys from './streets-and-alleys.ts';
import stronghold from './stronghold.ts';
import sultan from './sultan.ts';
import superChallengeFreecell from './super-challenge-freecell.ts';
import superFlowerGarden from './super-flower-garden.ts';
import superiorCanfield from './superior-canfield.ts';
import sweetSixteen from './sweet-sixteen.ts';
import tamOShanter from './tam-o-shanter.ts';
import tarantula from './tarantula.ts';
import tenAcross from './ten-across.ts';
import terrace from './terrace.ts';
import theWish from './the-wish.ts';
import thieves from './thieves.ts';
import thievesOfEgypt from './thieves-of-egypt.ts';
import thirteen from './thirteen.ts';
import thirtySix from './thirty-six.ts';
import threeBlindMice from './three-blind-mice.ts';
import threeShufflesAndADraw from './three-shuffles-and-a-draw.ts';
import thumbAndPouch from './thumb-and-pouch.ts';
import tournament from './tournament.ts';
import trefoil from './trefoil.ts';
import treize from './treize.ts';
import tripleAlliance from './triple-alliance.ts';
import triplePeaks from './triple-peaks.ts';
import uintah from './uintah.ts';
import unionSquare from './union-square.ts';
import usk from './usk.ts';
import valentine from './valentine.ts';
import variegatedCanfield from './variegated-canfield.ts';
import virginiaReel from './virginia-reel.ts';
import wall from './wall.ts';
import waningMoon from './waning-moon.ts';
import wasp from './wasp.ts';
import westcliff from './westcliff.ts';
import westhaven from './westhaven.ts';
import whitehead from './whitehead.ts';
import willOTheWisp from './will-o-the-wisp.ts';
import windmill from './windmill.ts';
import yieldGame from './yield.ts';
import yukon from './yukon.ts';
import zebra from './zebra.ts';
import zerline from './zerline.ts';
import zeus from './zeus.ts';
import zodiac from './zodiac.ts';

/** Every game, in the order of their ids. */
// oxfmt-ignore
export const games: readonly Game[] = [
  accordion, acesSquare, acesUp, acme, acquaintance, agnes,
  agnesBernauer, agnesSorel, airLock, alaska, algerianPatience, alhambra,
  allInARow, alternation, amazons, americanToad, archway, arizona,
  athena, auldLangSyne, auntMary, australianPatience, backbone, bakersDozen,
  bakersGame, baroness, batsford, bearRiver, beetle, beleagueredCastle,
  belvedere, betsyRoss, bigBen, bigBertha, bigHarp, bisley,
  blackHole, blackWidow, blockTen, blockade, blueMoon, brigade,
  brisbane, bristol, britishCanister, britishConstitution, busyAces, camelot,
  canfield, canister, capricieuse, captiveQueens, carlton, carpet,
  castleOfIndolence, castlesEnd, castlesInSpain, challengeFreecell, chameleon, chequers,
  chessboard, chineseDiscipline, chineseSolitaire, churchill, circleEight, citadel,
  clock, colorado, cone, congress, contradance, corners,
  corona, cover, crescent, cromwell, cruel, curdsAndWhey,
  derKleineNapoleon, deuces, dial, diamondMine, diplomat, doubleCanfield,
  doubleFreecell, doubleKlondike, doubleYukon, doublets, dumfries, eagleWing,
  eastcliff, easthaven, eiffelTower, eightOff, elevator, elevens,
  eliminator, emperor, escalator, faerieQueen, fan, firstLaw,
  florentinePatience, flowerGarden, fly, forecell, fort, fortress,
  fortunes, fortyAndEight, fortyThieves, fourLeafClovers, fourteen, freecell,
  frog, galary, gaps, gate, gayGordons, giant,
  giza, glenwood, goldMine, goldRush, golf, goodMeasure,
  granada, grandDuchess, grandfathersClock, grantsReinforcement, groundsForADivorce, gypsy,
  hamilton, headsAndTails, helsinki, hopscotch, houseInTheWood, houseOnTheHill,
  howTheyRun, hypotenuse, indian, intelligence, interchange, interregnum,
  irmgard, isabel, jamestown, josephine, jumbo, kansas,
  kingAlbert, kingTut, kingdom, kings, kingsAudience, kingsley,
  klondike, knockout, laBelleLucie, laNivernaise, labyrinth, ladyBetty,
  ladyJane, ladyOfTheManor, lanes, lesQuatreCoins, lexingtonHarp, limited,
  littleForty, lucas, maria, martha, matchSolitaire, maze,
  midshipman, milliganHarp, minerva, missMilligan, monteCarlo, moosehide,
  morehead, mountOlympus, mrsMop, napoleonsSquare, napoleonsTomb, nationale,
  needle, neighbor, nestor, nomad, numberTen, oddAndEven,
  odessa, osmosis, paganini, parisienne, parliament, pasDeDeux,
  pasSeul, patriarchs, peek, penguin, perseverance, phoenix,
  pictureGallery, pileon, plait, poker, portugueseSolitaire, primrose,
  pushPin, pussInTheCorner, quadrangle, quatorze, queenie, raglan,
  rainbow, rankAndFile, redAndBlack, redMoon, relaxedGolf, rippleFan,
  rittenhouse, robert, roslin, rougeEtNoir, royalCotillion, royalEast,
  royalFamily, royalMarriage, royalParade, royalRendezvous, rushdike, russianSolitaire,
  russianSpider, salicLaw, sanJuanHill, saratoga, scorpion, scotchPatience,
  scuffle, seahaven, shamrocks, siebenBisAs, siegecraft, simpleSimon,
  sirTommy, slyFox, smallHarp, solidSquare, somerset, spanishPatience,
  spider, spiderThreeDecks, spiderette, spiderwort, spoilt, stHelena,
  stalactites, steps, stonewall, storehouse, straightUp, strata,
  strategy, streets, streetsAndAlleys, stronghold, sultan, superChallengeFreecell,
  superFlowerGarden, superiorCanfield, sweetSixteen, tamOShanter, tarantula, tenAcross,
  terrace, theWish, thieves, thievesOfEgypt, thirteen, thirtySix,
  threeBlindMice, threeShufflesAndADraw, thumbAndPouch, tournament, trefoil, treize,
  tripleAlliance, triplePeaks, uintah, unionSquare, usk, valentine,
  variegatedCanfield, virginiaReel, wall, waningMoon, wasp, westcliff,
  westhaven, whitehead, willOTheWisp, windmill, yieldGame, yukon,
  zebra, zerline, zeus, zodiac,
];

/** The game of an id; undefined when there is none. */
export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id);
