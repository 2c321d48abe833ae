/* Written by `npm run games` from the folders beside it. */
import type { Game } from '../model/game.ts';
import { gameOfId } from '../recipes/make-game.ts';
import accordion from './accordion/accordion.ts';
import acesAndKings from './foundation/aces-and-kings.ts';
import acesSquare from './grid/aces-square.ts';
import acesUp from './four-piles/aces-up.ts';
import acme from './canfield/acme.ts';
import acquaintance from './four-piles/acquaintance.ts';
import agnes from './klondike/agnes.ts';
import agnesBernauer from './klondike/agnes-bernauer.ts';
import agnesSorel from './klondike/agnes-sorel.ts';
import airLock from './grid/air-lock.ts';
import alaska from './yukon/alaska.ts';
import algerianPatience from './foundation/algerian-patience.ts';
import alhambra from './foundation/alhambra.ts';
import aliBaba from './forty/ali-baba.ts';
import allInARow from './peaks/all-in-a-row.ts';
import alternation from './forty/alternation.ts';
import amazons from './foundation/amazons.ts';
import americanCanister from './castle/american-canister.ts';
import americanToad from './canfield/american-toad.ts';
import annoDomini from './canfield/anno-domini.ts';
import apophis from './pairs/apophis.ts';
import arachnida from './spider/arachnida.ts';
import archway from './foundation/archway.ts';
import arizona from './fan/arizona.ts';
import athena from './klondike/athena.ts';
import auldLangSyne from './four-piles/auld-lang-syne.ts';
import auntMary from './klondike/aunt-mary.ts';
import australianPatience from './yukon/australian-patience.ts';
import babette from './foundation/babette.ts';
import backbone from './picture/backbone.ts';
import badSeven from './klondike/bad-seven.ts';
import bakersDozen from './fan/bakers-dozen.ts';
import bakersGame from './freecell/bakers-game.ts';
import baroness from './pairs/baroness.ts';
import bastilleDay from './klondike/bastille-day.ts';
import bastion from './castle/bastion.ts';
import bath from './freecell/bath.ts';
import batsford from './klondike/batsford.ts';
import bavarianPatience from './other/bavarian-patience.ts';
import bearRiver from './fan/bear-river.ts';
import beehive from './canfield/beehive.ts';
import beetle from './spider/beetle.ts';
import beleagueredCastle from './castle/beleaguered-castle.ts';
import belvedere from './fan/belvedere.ts';
import betsyRoss from './foundation/betsy-ross.ts';
import bigBen from './picture/big-ben.ts';
import bigBertha from './fan/big-bertha.ts';
import bigHarp from './klondike/big-harp.ts';
import binaryStar from './peaks/binary-star.ts';
import bisley from './fan/bisley.ts';
import blackHole from './peaks/black-hole.ts';
import blackWidow from './spider/black-widow.ts';
import blindAlleys from './klondike/blind-alleys.ts';
import blockEleven from './pairs/block-eleven.ts';
import blockTen from './pairs/block-ten.ts';
import blockade from './klondike/blockade.ts';
import blueMoon from './layout/blue-moon.ts';
import boudoir from './foundation/boudoir.ts';
import boxFan from './fan/box-fan.ts';
import boxKite from './picture/box-kite.ts';
import boxingTheCompass from './picture/boxing-the-compass.ts';
import breakwater from './forty/breakwater.ts';
import brigade from './fan/brigade.ts';
import brisbane from './yukon/brisbane.ts';
import bristol from './fan/bristol.ts';
import britishCanister from './castle/british-canister.ts';
import britishConstitution from './forty/british-constitution.ts';
import brownRecluse from './spider/brown-recluse.ts';
import buffaloBill from './fan/buffalo-bill.ts';
import busyAces from './forty/busy-aces.ts';
import camelot from './grid/camelot.ts';
import canberra from './yukon/canberra.ts';
import canfield from './canfield/canfield.ts';
import canfieldRush from './canfield/canfield-rush.ts';
import canister from './castle/canister.ts';
import capricieuse from './fan/capricieuse.ts';
import captiveQueens from './foundation/captive-queens.ts';
import carlton from './klondike/carlton.ts';
import carpet from './foundation/carpet.ts';
import carreNapoleon from './forty/carre-napoleon.ts';
import casket from './picture/casket.ts';
import castleOfIndolence from './castle/castle-of-indolence.ts';
import castlesEnd from './castle/castles-end.ts';
import castlesInSpain from './fan/castles-in-spain.ts';
import catsTail from './freecell/cats-tail.ts';
import ceilingFan from './fan/ceiling-fan.ts';
import challengeFreecell from './freecell/challenge-freecell.ts';
import chameleon from './canfield/chameleon.ts';
import chelicera from './spider/chelicera.ts';
import cheops from './pairs/cheops.ts';
import chequers from './fan/chequers.ts';
import chessboard from './castle/chessboard.ts';
import chinaman from './klondike/chinaman.ts';
import chineseDiscipline from './yukon/chinese-discipline.ts';
import chineseSolitaire from './yukon/chinese-solitaire.ts';
import chineseSpider from './spider/chinese-spider.ts';
import churchill from './klondike/churchill.ts';
import cicely from './picture/cicely.ts';
import circleEight from './picture/circle-eight.ts';
import circleNine from './heaps/circle-nine.ts';
import citadel from './castle/citadel.ts';
import clock from './picture/clock.ts';
import colonel from './forty/colonel.ts';
import colorado from './heaps/colorado.ts';
import colours from './heaps/colours.ts';
import cone from './klondike/cone.ts';
import congress from './forty/congress.ts';
import contradance from './foundation/contradance.ts';
import cornerSuite from './picture/corner-suite.ts';
import corners from './picture/corners.ts';
import corona from './forty/corona.ts';
import courtyard from './forty/courtyard.ts';
import cover from './four-piles/cover.ts';
import crescent from './picture/crescent.ts';
import cromwell from './fan/cromwell.ts';
import cruel from './fan/cruel.ts';
import curdsAndWhey from './spider/curds-and-whey.ts';
import czarina from './picture/czarina.ts';
import decade from './accordion/decade.ts';
import deck from './four-piles/deck.ts';
import demonsAndThieves from './forty/demons-and-thieves.ts';
import derKleineNapoleon from './castle/der-kleine-napoleon.ts';
import deuces from './forty/deuces.ts';
import devilsGrip from './layout/devils-grip.ts';
import dial from './picture/dial.ts';
import diamondMine from './spider/diamond-mine.ts';
import dieppe from './forty/dieppe.ts';
import diplomat from './forty/diplomat.ts';
import display from './foundation/display.ts';
import doorway from './klondike/doorway.ts';
import doubleCanfield from './canfield/double-canfield.ts';
import doubleDot from './forty/double-dot.ts';
import doubleEasthaven from './klondike/double-easthaven.ts';
import doubleFreecell from './freecell/double-freecell.ts';
import doubleGolf from './peaks/double-golf.ts';
import doubleKlondike from './klondike/double-klondike.ts';
import doubleMontana from './layout/double-montana.ts';
import doublePyramid from './pairs/double-pyramid.ts';
import doubleRail from './forty/double-rail.ts';
import doubleRussianSolitaire from './yukon/double-russian-solitaire.ts';
import doubleScorpion from './spider/double-scorpion.ts';
import doubleSeahavenTowers from './freecell/double-seahaven-towers.ts';
import doubleTrigon from './klondike/double-trigon.ts';
import doubleYukon from './yukon/double-yukon.ts';
import doublets from './foundation/doublets.ts';
import dumfries from './klondike/dumfries.ts';
import eagleWing from './canfield/eagle-wing.ts';
import eastcliff from './klondike/eastcliff.ts';
import easthaven from './klondike/easthaven.ts';
import eiffelTower from './pairs/eiffel-tower.ts';
import eightOff from './freecell/eight-off.ts';
import eightSages from './forty/eight-sages.ts';
import eighteens from './pairs/eighteens.ts';
import elevator from './peaks/elevator.ts';
import elevens from './pairs/elevens.ts';
import eliminator from './foundation/eliminator.ts';
import emperor from './forty/emperor.ts';
import escalator from './peaks/escalator.ts';
import exiledKings from './castle/exiled-kings.ts';
import faerieQueen from './picture/faerie-queen.ts';
import fairMaids from './spider/fair-maids.ts';
import famousFifty from './forty/famous-fifty.ts';
import fan from './fan/fan.ts';
import farmersWife from './spider/farmers-wife.ts';
import fascinationFan from './fan/fascination-fan.ts';
import fastness from './castle/fastness.ts';
import fifteen from './fan/fifteen.ts';
import fifteens from './pairs/fifteens.ts';
import firstLaw from './four-piles/first-law.ts';
import floradora from './forty/floradora.ts';
import florentinePatience from './picture/florentine-patience.ts';
import flowerGarden from './fan/flower-garden.ts';
import fly from './heaps/fly.ts';
import following from './forty/following.ts';
import forecell from './freecell/forecell.ts';
import fort from './picture/fort.ts';
import fortress from './castle/fortress.ts';
import fortunes from './four-piles/fortunes.ts';
import fortunesFavor from './forty/fortunes-favor.ts';
import fortyAndEight from './forty/forty-and-eight.ts';
import fortyNine from './forty/forty-nine.ts';
import fortyThieves from './forty/forty-thieves.ts';
import fourLeafClovers from './peaks/four-leaf-clovers.ts';
import fourteen from './pairs/fourteen.ts';
import fredsSpider from './spider/freds-spider.ts';
import freeFan from './fan/free-fan.ts';
import freecell from './freecell/freecell.ts';
import frog from './heaps/frog.ts';
import galary from './layout/galary.ts';
import gaps from './layout/gaps.ts';
import gate from './canfield/gate.ts';
import gayGordons from './pairs/gay-gordons.ts';
import germanPatience from './other/german-patience.ts';
import giant from './klondike/giant.ts';
import giza from './pairs/giza.ts';
import glenwood from './canfield/glenwood.ts';
import gloucestershire from './castle/gloucestershire.ts';
import goldMine from './klondike/gold-mine.ts';
import goldRush from './klondike/gold-rush.ts';
import golf from './peaks/golf.ts';
import goodMeasure from './fan/good-measure.ts';
import granada from './foundation/granada.ts';
import grandDuchess from './heaps/grand-duchess.ts';
import grandfather from './heaps/grandfather.ts';
import grandfathersClock from './picture/grandfathers-clock.ts';
import grandmammasPatience from './heaps/grandmammas-patience.ts';
import grandmothersGame from './spider/grandmothers-game.ts';
import grantsReinforcement from './foundation/grants-reinforcement.ts';
import greatWheel from './forty/great-wheel.ts';
import groundsForADivorce from './spider/grounds-for-a-divorce.ts';
import gypsy from './klondike/gypsy.ts';
import hamilton from './klondike/hamilton.ts';
import headsAndTails from './picture/heads-and-tails.ts';
import helsinki from './pairs/helsinki.ts';
import hemispheres from './picture/hemispheres.ts';
import hitOrMiss from './other/hit-or-miss.ts';
import hopscotch from './heaps/hopscotch.ts';
import hospitalPatience from './other/hospital-patience.ts';
import houseInTheWood from './fan/house-in-the-wood.ts';
import houseOnTheHill from './fan/house-on-the-hill.ts';
import howTheyRun from './spider/how-they-run.ts';
import hurricane from './pairs/hurricane.ts';
import hypotenuse from './klondike/hypotenuse.ts';
import imaginaryThirteen from './heaps/imaginary-thirteen.ts';
import indefatigable from './fan/indefatigable.ts';
import indian from './forty/indian.ts';
import inquisitor from './klondike/inquisitor.ts';
import intelligence from './fan/intelligence.ts';
import interchange from './forty/interchange.ts';
import interregnum from './heaps/interregnum.ts';
import intrigue from './picture/intrigue.ts';
import irmgard from './klondike/irmgard.ts';
import isabel from './pairs/isabel.ts';
import jamestown from './pairs/jamestown.ts';
import josephine from './forty/josephine.ts';
import jumbo from './klondike/jumbo.ts';
import junction from './forty/junction.ts';
import juvenile from './pairs/juvenile.ts';
import kansas from './canfield/kansas.ts';
import khedive from './foundation/khedive.ts';
import kingAlbert from './fan/king-albert.ts';
import kingTut from './pairs/king-tut.ts';
import kingcell from './freecell/kingcell.ts';
import kingdom from './foundation/kingdom.ts';
import kings from './freecell/kings.ts';
import kingsAudience from './foundation/kings-audience.ts';
import kingsdownEights from './klondike/kingsdown-eights.ts';
import kingsley from './klondike/kingsley.ts';
import klondike from './klondike/klondike.ts';
import knockout from './other/knockout.ts';
import knottyNines from './other/knotty-nines.ts';
import laBelleLucie from './fan/la-belle-lucie.ts';
import laNivernaise from './foundation/la-nivernaise.ts';
import labyrinth from './picture/labyrinth.ts';
import ladyBetty from './heaps/lady-betty.ts';
import ladyJane from './klondike/lady-jane.ts';
import ladyOfTheManor from './foundation/lady-of-the-manor.ts';
import ladyPalk from './forty/lady-palk.ts';
import lafayette from './canfield/lafayette.ts';
import laggardLady from './picture/laggard-lady.ts';
import lanes from './klondike/lanes.ts';
import larasGame from './foundation/laras-game.ts';
import lastChance from './heaps/last-chance.ts';
import legion from './klondike/legion.ts';
import lesQuatreCoins from './picture/les-quatre-coins.ts';
import lexingtonHarp from './yukon/lexington-harp.ts';
import lily from './spider/lily.ts';
import limited from './forty/limited.ts';
import littleBillie from './fan/little-billie.ts';
import littleForty from './forty/little-forty.ts';
import longBraid from './picture/long-braid.ts';
import louis from './picture/louis.ts';
import lucas from './forty/lucas.ts';
import luckyThirteen from './fan/lucky-thirteen.ts';
import mamySusan from './canfield/mamy-susan.ts';
import maria from './forty/maria.ts';
import martha from './fan/martha.ts';
import matchSolitaire from './freecell/match-solitaire.ts';
import matriarchy from './foundation/matriarchy.ts';
import matrimony from './foundation/matrimony.ts';
import maze from './layout/maze.ts';
import midshipman from './forty/midshipman.ts';
import milliganCell from './klondike/milligan-cell.ts';
import milliganHarp from './klondike/milligan-harp.ts';
import minerva from './klondike/minerva.ts';
import missMilligan from './klondike/miss-milligan.ts';
import missMuffet from './spider/miss-muffet.ts';
import mississippi from './yukon/mississippi.ts';
import monteCarlo from './grid/monte-carlo.ts';
import moosehide from './yukon/moosehide.ts';
import morehead from './castle/morehead.ts';
import mountOlympus from './forty/mount-olympus.ts';
import mrsMop from './spider/mrs-mop.ts';
import munger from './klondike/munger.ts';
import napoleonTakesMoscow from './forty/napoleon-takes-moscow.ts';
import napoleonsExile from './forty/napoleons-exile.ts';
import napoleonsShoulder from './forty/napoleons-shoulder.ts';
import napoleonsSquare from './forty/napoleons-square.ts';
import napoleonsTomb from './picture/napoleons-tomb.ts';
import nationale from './fan/nationale.ts';
import needle from './freecell/needle.ts';
import neighbor from './grid/neighbor.ts';
import neptune from './pairs/neptune.ts';
import nestor from './pairs/nestor.ts';
import newYork from './heaps/new-york.ts';
import nines from './pairs/nines.ts';
import ninetyOne from './other/ninety-one.ts';
import nomad from './klondike/nomad.ts';
import northwestTerritory from './fan/northwest-territory.ts';
import numberTen from './forty/number-ten.ts';
import numberTwelve from './forty/number-twelve.ts';
import octagon from './forty/octagon.ts';
import octave from './forty/octave.ts';
import oddAndEven from './foundation/odd-and-even.ts';
import odessa from './yukon/odessa.ts';
import oldFashioned from './four-piles/old-fashioned.ts';
import oneHandedSolitaire from './accordion/one-handed-solitaire.ts';
import openWish from './pairs/open-wish.ts';
import opus from './freecell/opus.ts';
import osmosis from './foundation/osmosis.ts';
import outbackPatience from './yukon/outback-patience.ts';
import paganini from './layout/paganini.ts';
import parallels from './foundation/parallels.ts';
import parisienne from './heaps/parisienne.ts';
import parliament from './forty/parliament.ts';
import pasDeDeux from './layout/pas-de-deux.ts';
import pasSeul from './klondike/pas-seul.ts';
import patriarchs from './foundation/patriarchs.ts';
import peek from './foundation/peek.ts';
import penguin from './freecell/penguin.ts';
import perseverance from './fan/perseverance.ts';
import pharaohs from './pairs/pharaohs.ts';
import phoenix from './fan/phoenix.ts';
import pictureGallery from './layout/picture-gallery.ts';
import picturePatience from './foundation/picture-patience.ts';
import pileon from './other/pileon.ts';
import plait from './picture/plait.ts';
import poker from './grid/poker.ts';
import portugueseSolitaire from './fan/portuguese-solitaire.ts';
import precedence from './foundation/precedence.ts';
import primrose from './heaps/primrose.ts';
import pushPin from './accordion/push-pin.ts';
import pussInTheCorner from './heaps/puss-in-the-corner.ts';
import pyramid from './pairs/pyramid.ts';
import quadrangle from './forty/quadrangle.ts';
import quatorze from './grid/quatorze.ts';
import queenie from './yukon/queenie.ts';
import queensland from './yukon/queensland.ts';
import raglan from './fan/raglan.ts';
import rainbow from './canfield/rainbow.ts';
import rankAndFile from './forty/rank-and-file.ts';
import redAndBlack from './forty/red-and-black.ts';
import redMoon from './layout/red-moon.ts';
import relaxedFreecell from './freecell/relaxed-freecell.ts';
import relaxedGolf from './peaks/relaxed-golf.ts';
import relaxedSeahaven from './freecell/relaxed-seahaven.ts';
import relaxedSpider from './spider/relaxed-spider.ts';
import repair from './freecell/repair.ts';
import rightAndLeft from './pairs/right-and-left.ts';
import rippleFan from './fan/ripple-fan.ts';
import rittenhouse from './castle/rittenhouse.ts';
import robert from './peaks/robert.ts';
import rosamundsBower from './picture/rosamunds-bower.ts';
import roslin from './yukon/roslin.ts';
import rougeEtNoir from './klondike/rouge-et-noir.ts';
import rowsOfFour from './forty/rows-of-four.ts';
import royalCotillion from './foundation/royal-cotillion.ts';
import royalEast from './picture/royal-east.ts';
import royalFamily from './fan/royal-family.ts';
import royalMarriage from './accordion/royal-marriage.ts';
import royalParade from './layout/royal-parade.ts';
import royalRendezvous from './foundation/royal-rendezvous.ts';
import rushdike from './yukon/rushdike.ts';
import russianCell from './yukon/russian-cell.ts';
import russianPatience from './klondike/russian-patience.ts';
import russianSolitaire from './yukon/russian-solitaire.ts';
import russianSpider from './spider/russian-spider.ts';
import salicLaw from './picture/salic-law.ts';
import sanJuanHill from './forty/san-juan-hill.ts';
import saratoga from './klondike/saratoga.ts';
import scorpion from './spider/scorpion.ts';
import scorpionTail from './spider/scorpion-tail.ts';
import scotchPatience from './fan/scotch-patience.ts';
import scuffle from './four-piles/scuffle.ts';
import seahaven from './freecell/seahaven.ts';
import selectiveCastle from './castle/selective-castle.ts';
import seniorWrangler from './heaps/senior-wrangler.ts';
import sevenDevils from './klondike/seven-devils.ts';
import sevenUp from './accordion/seven-up.ts';
import shadyLanes from './forty/shady-lanes.ts';
import shamrocks from './fan/shamrocks.ts';
import siebenBisAs from './layout/sieben-bis-as.ts';
import siegecraft from './castle/siegecraft.ts';
import simonJester from './spider/simon-jester.ts';
import simpleSimon from './spider/simple-simon.ts';
import simplicity from './canfield/simplicity.ts';
import singleRail from './forty/single-rail.ts';
import sirTommy from './heaps/sir-tommy.ts';
import sixesAndSevens from './foundation/sixes-and-sevens.ts';
import sixtyThieves from './forty/sixty-thieves.ts';
import slyFox from './heaps/sly-fox.ts';
import smallHarp from './klondike/small-harp.ts';
import smokey from './klondike/smokey.ts';
import solidSquare from './picture/solid-square.ts';
import somerset from './castle/somerset.ts';
import spacesAndAces from './layout/spaces-and-aces.ts';
import spanishPatience from './fan/spanish-patience.ts';
import spider from './spider/spider.ts';
import spiderThreeDecks from './spider/spider-three-decks.ts';
import spiderWeb from './spider/spider-web.ts';
import spidercells from './freecell/spidercells.ts';
import spiderette from './spider/spiderette.ts';
import spiderwort from './spider/spiderwort.ts';
import spidike from './spider/spidike.ts';
import spike from './klondike/spike.ts';
import spoilt from './layout/spoilt.ts';
import squadron from './forty/squadron.ts';
import stHelena from './picture/st-helena.ts';
import stalactites from './freecell/stalactites.ts';
import steps from './klondike/steps.ts';
import steve from './spider/steve.ts';
import stonewall from './fan/stonewall.ts';
import storehouse from './canfield/storehouse.ts';
import straightUp from './canfield/straight-up.ts';
import strata from './fan/strata.ts';
import strategy from './heaps/strategy.ts';
import streets from './forty/streets.ts';
import streetsAndAlleys from './castle/streets-and-alleys.ts';
import striptease from './peaks/striptease.ts';
import stronghold from './castle/stronghold.ts';
import suitElevens from './pairs/suit-elevens.ts';
import sultan from './picture/sultan.ts';
import superChallengeFreecell from './freecell/super-challenge-freecell.ts';
import superFlowerGarden from './fan/super-flower-garden.ts';
import superiorCanfield from './canfield/superior-canfield.ts';
import sweetSixteen from './other/sweet-sixteen.ts';
import swissPatience from './klondike/swiss-patience.ts';
import tabbyCat from './spider/tabby-cat.ts';
import tamOShanter from './four-piles/tam-o-shanter.ts';
import tarantula from './spider/tarantula.ts';
import tasmanianPatience from './yukon/tasmanian-patience.ts';
import tenAcross from './yukon/ten-across.ts';
import tenTwentyThirty from './pairs/ten-twenty-thirty.ts';
import tens from './pairs/tens.ts';
import terrace from './canfield/terrace.ts';
import theLastMonarch from './layout/the-last-monarch.ts';
import thePlot from './canfield/the-plot.ts';
import theWish from './pairs/the-wish.ts';
import thieves from './peaks/thieves.ts';
import thievesOfEgypt from './klondike/thieves-of-egypt.ts';
import thirteen from './pairs/thirteen.ts';
import thirteens from './pairs/thirteens.ts';
import thirtyNineSteps from './forty/thirty-nine-steps.ts';
import thirtySix from './klondike/thirty-six.ts';
import threeBlindMice from './spider/three-blind-mice.ts';
import threeFirTrees from './peaks/three-fir-trees.ts';
import threeShufflesAndADraw from './fan/three-shuffles-and-a-draw.ts';
import thumbAndPouch from './klondike/thumb-and-pouch.ts';
import tournament from './foundation/tournament.ts';
import trapdoorSpider from './spider/trapdoor-spider.ts';
import trefoil from './fan/trefoil.ts';
import treize from './pairs/treize.ts';
import triangle from './pairs/triangle.ts';
import trigon from './klondike/trigon.ts';
import trillium from './spider/trillium.ts';
import tripleAlliance from './pairs/triple-alliance.ts';
import tripleEasthaven from './klondike/triple-easthaven.ts';
import tripleFreecell from './freecell/triple-freecell.ts';
import tripleKlondike from './klondike/triple-klondike.ts';
import triplePeaks from './peaks/triple-peaks.ts';
import tripleRussianSolitaire from './yukon/triple-russian-solitaire.ts';
import tripleYukon from './yukon/triple-yukon.ts';
import tuxedo from './freecell/tuxedo.ts';
import twenty from './foundation/twenty.ts';
import twinQueens from './forty/twin-queens.ts';
import twoPyramids from './pairs/two-pyramids.ts';
import twoRings from './picture/two-rings.ts';
import uintah from './peaks/uintah.ts';
import unionSquare from './forty/union-square.ts';
import upAndUp from './other/up-and-up.ts';
import usk from './klondike/usk.ts';
import valentine from './other/valentine.ts';
import variegatedCanfield from './canfield/variegated-canfield.ts';
import virginiaReel from './layout/virginia-reel.ts';
import wakeRobin from './spider/wake-robin.ts';
import wall from './other/wall.ts';
import waningMoon from './forty/waning-moon.ts';
import wasatch from './peaks/wasatch.ts';
import wasp from './spider/wasp.ts';
import waterloo from './forty/waterloo.ts';
import waveMotion from './spider/wave-motion.ts';
import westcliff from './klondike/westcliff.ts';
import westhaven from './klondike/westhaven.ts';
import wheatsheaf from './forty/wheatsheaf.ts';
import whitehead from './klondike/whitehead.ts';
import whitehorse from './klondike/whitehorse.ts';
import willOTheWisp from './spider/will-o-the-wisp.ts';
import windmill from './picture/windmill.ts';
import yieldGame from './pairs/yield.ts';
import yukon from './yukon/yukon.ts';
import yukonCells from './yukon/yukon-cells.ts';
import zebra from './forty/zebra.ts';
import zerline from './castle/zerline.ts';
import zeus from './forty/zeus.ts';
import zodiac from './picture/zodiac.ts';

/** Every game, in the order of their ids. */
// oxfmt-ignore
export const games: readonly Game[] = [
  accordion, acesAndKings, acesSquare, acesUp, acme, acquaintance,
  agnes, agnesBernauer, agnesSorel, airLock, alaska, algerianPatience,
  alhambra, aliBaba, allInARow, alternation, amazons, americanCanister,
  americanToad, annoDomini, apophis, arachnida, archway, arizona,
  athena, auldLangSyne, auntMary, australianPatience, babette, backbone,
  badSeven, bakersDozen, bakersGame, baroness, bastilleDay, bastion,
  bath, batsford, bavarianPatience, bearRiver, beehive, beetle,
  beleagueredCastle, belvedere, betsyRoss, bigBen, bigBertha, bigHarp,
  binaryStar, bisley, blackHole, blackWidow, blindAlleys, blockEleven,
  blockTen, blockade, blueMoon, boudoir, boxFan, boxKite,
  boxingTheCompass, breakwater, brigade, brisbane, bristol, britishCanister,
  britishConstitution, brownRecluse, buffaloBill, busyAces, camelot, canberra,
  canfield, canfieldRush, canister, capricieuse, captiveQueens, carlton,
  carpet, carreNapoleon, casket, castleOfIndolence, castlesEnd, castlesInSpain,
  catsTail, ceilingFan, challengeFreecell, chameleon, chelicera, cheops,
  chequers, chessboard, chinaman, chineseDiscipline, chineseSolitaire, chineseSpider,
  churchill, cicely, circleEight, circleNine, citadel, clock,
  colonel, colorado, colours, cone, congress, contradance,
  cornerSuite, corners, corona, courtyard, cover, crescent,
  cromwell, cruel, curdsAndWhey, czarina, decade, deck,
  demonsAndThieves, derKleineNapoleon, deuces, devilsGrip, dial, diamondMine,
  dieppe, diplomat, display, doorway, doubleCanfield, doubleDot,
  doubleEasthaven, doubleFreecell, doubleGolf, doubleKlondike, doubleMontana, doublePyramid,
  doubleRail, doubleRussianSolitaire, doubleScorpion, doubleSeahavenTowers, doubleTrigon, doubleYukon,
  doublets, dumfries, eagleWing, eastcliff, easthaven, eiffelTower,
  eightOff, eightSages, eighteens, elevator, elevens, eliminator,
  emperor, escalator, exiledKings, faerieQueen, fairMaids, famousFifty,
  fan, farmersWife, fascinationFan, fastness, fifteen, fifteens,
  firstLaw, floradora, florentinePatience, flowerGarden, fly, following,
  forecell, fort, fortress, fortunes, fortunesFavor, fortyAndEight,
  fortyNine, fortyThieves, fourLeafClovers, fourteen, fredsSpider, freeFan,
  freecell, frog, galary, gaps, gate, gayGordons,
  germanPatience, giant, giza, glenwood, gloucestershire, goldMine,
  goldRush, golf, goodMeasure, granada, grandDuchess, grandfather,
  grandfathersClock, grandmammasPatience, grandmothersGame, grantsReinforcement, greatWheel, groundsForADivorce,
  gypsy, hamilton, headsAndTails, helsinki, hemispheres, hitOrMiss,
  hopscotch, hospitalPatience, houseInTheWood, houseOnTheHill, howTheyRun, hurricane,
  hypotenuse, imaginaryThirteen, indefatigable, indian, inquisitor, intelligence,
  interchange, interregnum, intrigue, irmgard, isabel, jamestown,
  josephine, jumbo, junction, juvenile, kansas, khedive,
  kingAlbert, kingTut, kingcell, kingdom, kings, kingsAudience,
  kingsdownEights, kingsley, klondike, knockout, knottyNines, laBelleLucie,
  laNivernaise, labyrinth, ladyBetty, ladyJane, ladyOfTheManor, ladyPalk,
  lafayette, laggardLady, lanes, larasGame, lastChance, legion,
  lesQuatreCoins, lexingtonHarp, lily, limited, littleBillie, littleForty,
  longBraid, louis, lucas, luckyThirteen, mamySusan, maria,
  martha, matchSolitaire, matriarchy, matrimony, maze, midshipman,
  milliganCell, milliganHarp, minerva, missMilligan, missMuffet, mississippi,
  monteCarlo, moosehide, morehead, mountOlympus, mrsMop, munger,
  napoleonTakesMoscow, napoleonsExile, napoleonsShoulder, napoleonsSquare, napoleonsTomb, nationale,
  needle, neighbor, neptune, nestor, newYork, nines,
  ninetyOne, nomad, northwestTerritory, numberTen, numberTwelve, octagon,
  octave, oddAndEven, odessa, oldFashioned, oneHandedSolitaire, openWish,
  opus, osmosis, outbackPatience, paganini, parallels, parisienne,
  parliament, pasDeDeux, pasSeul, patriarchs, peek, penguin,
  perseverance, pharaohs, phoenix, pictureGallery, picturePatience, pileon,
  plait, poker, portugueseSolitaire, precedence, primrose, pushPin,
  pussInTheCorner, pyramid, quadrangle, quatorze, queenie, queensland,
  raglan, rainbow, rankAndFile, redAndBlack, redMoon, relaxedFreecell,
  relaxedGolf, relaxedSeahaven, relaxedSpider, repair, rightAndLeft, rippleFan,
  rittenhouse, robert, rosamundsBower, roslin, rougeEtNoir, rowsOfFour,
  royalCotillion, royalEast, royalFamily, royalMarriage, royalParade, royalRendezvous,
  rushdike, russianCell, russianPatience, russianSolitaire, russianSpider, salicLaw,
  sanJuanHill, saratoga, scorpion, scorpionTail, scotchPatience, scuffle,
  seahaven, selectiveCastle, seniorWrangler, sevenDevils, sevenUp, shadyLanes,
  shamrocks, siebenBisAs, siegecraft, simonJester, simpleSimon, simplicity,
  singleRail, sirTommy, sixesAndSevens, sixtyThieves, slyFox, smallHarp,
  smokey, solidSquare, somerset, spacesAndAces, spanishPatience, spider,
  spiderThreeDecks, spiderWeb, spidercells, spiderette, spiderwort, spidike,
  spike, spoilt, squadron, stHelena, stalactites, steps,
  steve, stonewall, storehouse, straightUp, strata, strategy,
  streets, streetsAndAlleys, striptease, stronghold, suitElevens, sultan,
  superChallengeFreecell, superFlowerGarden, superiorCanfield, sweetSixteen, swissPatience, tabbyCat,
  tamOShanter, tarantula, tasmanianPatience, tenAcross, tenTwentyThirty, tens,
  terrace, theLastMonarch, thePlot, theWish, thieves, thievesOfEgypt,
  thirteen, thirteens, thirtyNineSteps, thirtySix, threeBlindMice, threeFirTrees,
  threeShufflesAndADraw, thumbAndPouch, tournament, trapdoorSpider, trefoil, treize,
  triangle, trigon, trillium, tripleAlliance, tripleEasthaven, tripleFreecell,
  tripleKlondike, triplePeaks, tripleRussianSolitaire, tripleYukon, tuxedo, twenty,
  twinQueens, twoPyramids, twoRings, uintah, unionSquare, upAndUp,
  usk, valentine, variegatedCanfield, virginiaReel, wakeRobin, wall,
  waningMoon, wasatch, wasp, waterloo, waveMotion, westcliff,
  westhaven, wheatsheaf, whitehead, whitehorse, willOTheWisp, windmill,
  yieldGame, yukon, yukonCells, zebra, zerline, zeus,
  zodiac,
];

/** Returns the game of an id, listed above or made by the recipe that the id encodes; undefined when there is none. */
export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id) ?? gameOfId(id);
