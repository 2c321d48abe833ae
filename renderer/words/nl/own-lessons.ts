import type { ownLessons as english } from '../en/own-lessons.ts';

export const ownLessons = {
  'lesson.own-accordion':
    'Een kaart gaat op de kaart direct links ervan, of op de derde links ervan, als kleur of waarde gelijk is. Daarna schuift de rij aaneen.',
  'lesson.own-aces-square':
    'Twee kaarten van één kleur in dezelfde rij of kolom gaan samen uit het spel, hoe ver ze ook uiteenliggen. Azen blijven altijd liggen.',
  'lesson.own-air-lock':
    'Kaarten van één waarde vormen een paar als de ene direct naast of boven de andere ligt en er in geen enkele rij een gat is. Een kaart die in de rij opschuift, trekt de kaarten erachter mee, en de plaats aan het eind van de rij is voorgoed verloren.',
  'lesson.own-amazons':
    'Elke kleur gaat zo: aas, zeven, acht en verder tot de vrouw. Behalve azen en vrouwen gaat een kaart alleen naar de eindstapel er direct boven.',
  'lesson.own-block-ten':
    'Twee kaarten die samen tien zijn, gaan samen uit het spel, en ook twee boeren, twee vrouwen of twee heren. Een tien past nergens bij en blijft in de weg liggen.',
  'lesson.own-cheops':
    'Twee vrije kaarten van gelijke of opeenvolgende waarde gaan samen weg, ongeacht de kleur. Heer en aas zijn geen buren.',
  'lesson.own-clock':
    'De kaart gaat naar het bijbehorende uur: een aas naar één uur, een boer naar elf, een vrouw naar twaalf. Daarna speel je de onderste kaart van die stapel; met de vierde heer is het afgelopen.',
  'lesson.own-curds-and-whey':
    'Een kaart gaat op de volgende hogere van dezelfde kleur, of op een kaart van dezelfde waarde. In een lege kolom past alleen een heer. Een reeks in kleur verplaats je samen, net als kaarten van dezelfde waarde.',
  'lesson.own-decade':
    'Twee of meer buren die samen tien, twintig of dertig zijn, gaan samen uit het spel; boer, vrouw en heer tellen voor tien. Sleep de eerste ervan op de laatste, of de laatste op de eerste. Daarna schuift de rij aaneen.',
  'lesson.own-devils-grip':
    'In de rijen leg je per kleur aan in stappen van drie: twee, vijf, acht, boer; drie, zes, negen, vrouw; vier, zeven, tien, heer. Twee hele stapels mogen van plaats wisselen als een van de twee zo in zijn rij komt (de bovenste als hij met een twee begint, de middelste met een drie, de onderste met een vier) en geen van beide al in zijn eigen rij ligt. Je verplaatst een stapel in zijn geheel of gedeeltelijk.',
  'lesson.own-diamond-mine':
    'Ruiten gaan alleen naar de eindstapel, op volgorde vanaf de eerste die er ligt. De andere kleuren leg je onderling aflopend aan, ongeacht de kleur. Een reeks verplaats je in zijn geheel of gedeeltelijk. In een lege kolom past elke kaart behalve ruiten.',
  'lesson.own-doublets':
    'De volgende kaart is tweemaal zoveel waard als de laatste, min dertien als dat te veel is: aas, 2, 4, 8, 3, 6, vrouw, boer, 9, 5, 10, 7. Een heer wordt nooit gespeeld.',
  'lesson.own-eighteens':
    'Een boer, vrouw of heer en drie kaarten van verschillende waarden die samen achttien zijn, gaan samen weg: leg de vier één voor één in de reserve. Een aas gaat alleen weg.',
  'lesson.own-elevens':
    'Twee kaarten die samen elf zijn, gaan samen uit het spel; de aas telt voor één. Boer, vrouw en heer gaan weg zodra ze alle drie aan het hof liggen.',
  'lesson.own-fifteens':
    'Twee kaarten die samen vijftien zijn, gaan samen weg. Leg meer kaarten één voor één in de reserve: ze gaan weg zodra ze vijftien zijn, en net zo een tien, een boer, een vrouw en een heer.',
  'lesson.own-first-law':
    'Klik op een kaart om haar op de meest linkse kaart van haar waarde te leggen. Hebben alle vier bovenste kaarten dezelfde waarde, klik er dan op een om ze alle vier weg te nemen.',
  'lesson.own-following':
    'De kleuren volgen op elkaar: harten, klaveren, ruiten, schoppen en weer harten. Op de eindstapels leg je oplopend aan, in de kolommen aflopend, elke kaart in de kleur die volgt op de kleur eronder. Kaarten in deze volgorde worden samen verplaatst, en een lege kolom neemt elke kaart op.',
  'lesson.own-galary':
    'In een gat past de kaart die in kleur op de linkerbuur volgt, of de kaart die net voor de rechterbuur komt. Aan het linkereind past er ook elke aas in.',
  'lesson.own-gaps':
    'In een gat past de kaart die in kleur op de linkerbuur volgt, en aan het linkereind van een rij elke twee. Achter een heer past niets; zijn alle gaten geblokkeerd, dan kunnen de kaarten die niet op hun plaats liggen opnieuw worden gedeeld.',
  'lesson.own-gay-gordons':
    'Twee kaarten die samen elf zijn, gaan samen uit het spel, een heer gaat met een vrouw en een boer met een boer. Er wordt niets aangelegd, en wat leeg is, blijft leeg.',
  'lesson.own-hit-or-miss':
    'Bij elke kaart die je omdraait, wordt verder geteld: aas, twee, drie enzovoort tot de heer, dan weer aas. Een kaart van de waarde die geteld wordt, is raak en gaat uit het spel; elke andere gaat naar de reststapel. Een klik op de lege talon draait de reststapel om.',
  'lesson.own-interregnum':
    'Elke eindstapel begint één waarde boven zijn gidskaart en loopt op ongeacht de kleur, met de aas na de heer. De gidskaart zelf komt als dertiende het laatst.',
  'lesson.own-intrigue':
    'Zessen lopen op tot de boer, vijven lopen af tot de aas en dan de heer, ongeacht de kleur. Als de talon leeg is, past op een kale vrouw elke bovenste kaart, één tegelijk.',
  'lesson.own-knockout':
    'Alleen klaveren gaan naar de eindstapel, in willekeurige volgorde; de volgende kaart van de talon neemt meteen hun plaats in. Pak elke klaver die open ligt voordat de volgende rij die bedekt. Liggen er in elke kolom vijf kaarten, dan schudt een klik op de talon de rest en deelt opnieuw.',
  'lesson.own-laggard-lady':
    'Zessen lopen op tot de boer, vijven lopen af tot de aas en dan de heer, ongeacht de kleur; maar er liggen nooit meer zessen en nooit meer vijven dan er vrouwen op tafel zijn. Als de talon leeg is, past op een kale vrouw elke bovenste kaart, één tegelijk.',
  'lesson.own-long-braid':
    'Op de eindstapels leg je per kleur aan vanaf de basiskaart, waarbij heer en aas buren zijn. De eerste kaart op een basiskaart bepaalt voor alle of het op- of aflopend gaat.',
  'lesson.own-match-solitaire':
    'De kaarten van één waarde worden samen opgehaald zodra ze allemaal open liggen, onder aan de kolommen of in cellen. In de kolommen gaat het per kleur op- of aflopend, kaart voor kaart.',
  'lesson.own-maze':
    'Een kaart mag in een gat rechts van de volgende lagere van dezelfde kleur, of links van de volgende hogere. De rijen gelden als één lijn, waarin een aas ook op elke vrouw mag volgen.',
  'lesson.own-neptune':
    'Twee kaarten van opeenvolgende waarde gaan samen weg, ongeacht de kleur; heer en aas zijn geen buren. Twee kaarten van de talon nemen hun plaatsen in.',
  'lesson.own-one-handed-solitaire':
    'Van de laatste vier kaarten gaan de middelste twee weg als de buitenste twee dezelfde kleur hebben, en alle vier als de buitenste twee dezelfde waarde hebben. Klik op een ervan. Daarna schuift de rij aaneen.',
  'lesson.own-paganini':
    'In een gat past de kaart die in kleur op de linkerbuur volgt; na de aas komt de zes. Achter een heer of een ander gat past niets.',
  'lesson.own-pas-de-deux':
    'De reststapel wijst de enige kaart aan die mag bewegen: dezelfde kaart op tafel. Die wisselt van plaats met een willekeurige kaart in dezelfde rij of kolom.',
  'lesson.own-picture-gallery':
    'In de rijen leg je per kleur aan in stappen van drie: in de bovenste zeven, tien en heer op een vier, in de middelste zes, negen en vrouw op een drie, in de onderste vijf, acht en boer op een twee. Op andere kaarten leg je niet aan. Op een lege plaats past alleen de waarde waarmee zijn rij begint. Kaarten gaan één voor één.',
  'lesson.own-plait':
    'Op de eindstapels leg je per kleur aan vanaf de basiskaart, waarbij heer en aas buren zijn. De eerste kaart op een basiskaart bepaalt voor alle of het op- of aflopend gaat. De hoeken nemen ook kaarten van de vlecht op; gaat hun kaart naar een eindstapel, dan vult de vlecht ze vanzelf. De vrije plaatsen nemen geen kaarten van de vlecht op.',
  'lesson.own-poker':
    'Leg de kaart van de reststapel op een lege plaats naar keuze. Is het vierkant vol, dan tellen elke rij, elke kolom en beide diagonalen als pokerhand.',
  'lesson.own-push-pin':
    'Een kaart mag weg als de kaarten aan weerszijden dezelfde kleur of waarde hebben; twee buren mogen samen weg als dat geldt voor de kaarten aan weerszijden van die twee. De rij schuift meteen aaneen. Klik op een kaart om die weg te halen, of sleep de ene buur op de andere.',
  'lesson.own-royal-parade':
    'In de rijen leg je per kleur aan in stappen van drie: in de bovenste vijf, acht en boer op een twee, in de middelste zes, negen en vrouw op een drie, in de onderste zeven, tien en heer op een vier. Op andere kaarten leg je niet aan. Op een lege plaats past alleen de waarde waarmee zijn rij begint. Twee kaarten die alleen liggen, mogen van plaats wisselen als ze dan allebei hun rij beginnen. Kaarten gaan één voor één.',
  'lesson.own-salic-law':
    'Een eindstapel mag beginnen boven een kolom waar de heer al ligt, en loopt op van aas tot boer, ongeacht de kleur. Op een kale heer past elke bovenste kaart, één tegelijk.',
  'lesson.own-seven-up':
    'Twee tot vier buren die samen zeven of een veelvoud daarvan zijn, gaan samen weg; een boer telt 11, een vrouw 12, een heer 13. Sleep de eerste op de laatste, of andersom. Een zeven gaat alleen weg.',
  'lesson.own-simple-simon':
    'Kaarten van één kleur die aflopend op elkaar volgen, gaan samen. Een reeks van meer kleuren gaat ook als de delen een voor een via lege kolommen zouden kunnen gaan. Een kleur die van heer tot aas compleet in een kolom ligt, gaat in één keer weg.',
  'lesson.own-sly-fox':
    'Tot je de eerste kaart van de talon legt, worden lege plaatsen vanzelf gevuld. Zodra je er een op een plaats naar keuze legt, is van de plaatsen niets speelbaar tot er twintig zijn gelegd of de talon leeg is. Vier eindstapels lopen per kleur op vanaf de aas, vier lopen af vanaf de heer.',
  'lesson.own-spider':
    'Kaarten van één kleur die aflopend op elkaar volgen, gaan samen. Een kleur die van heer tot aas compleet in een kolom ligt, gaat in één keer weg.',
  'lesson.own-spoilt':
    'De kaart gaat naar de eigen plaats in de rij van die kleur: eerst de zevens, dan acht tot heer, de azen het laatst. De dichte kaart die daar lag, wordt daarna gespeeld.',
  'lesson.own-striptease':
    'Een kaart van de reserve gaat op een kolom waarvan de laatste kaart één waarde hoger of lager is, ongeacht de kleur. Heer en aas zijn buren, en boer en heer ook; in een lege kolom past elke kaart.',
  'lesson.own-ten-twenty-thirty':
    'Drie kaarten van een kolom die samen tien, twintig of dertig zijn, gaan onder de talon: de laatste drie, de laatste twee met de eerste, of de laatste met de eerste twee. Boer, vrouw en heer tellen voor tien.',
  'lesson.own-tens':
    'Twee kaarten die samen tien zijn, gaan samen uit het spel. Een tien, boer, vrouw of heer gaat alleen weg als alle vier van die waarde open liggen: klik op een ervan.',
  'lesson.own-three-shuffles':
    'De waaiers leg je per kleur aflopend aan, en alleen bovenste kaarten bewegen; een lege waaier blijft leeg. Eén keer per spel mag je trekken: een bovenste kaart optillen om de kaart eronder te spelen.',
  'lesson.own-triple-alliance':
    'Drie bovenste kaarten met opeenvolgende waarden gaan samen uit het spel, ongeacht de kleuren. Heer en aas zijn buren.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
