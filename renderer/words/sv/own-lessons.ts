import type { ownLessons as english } from '../en/own-lessons.ts';

export const ownLessons = {
  'lesson.own-accordion':
    'Ett kort läggs på kortet närmast till vänster, eller på det tredje till vänster, om färgen eller valören är densamma. Sedan sluts raden.',
  'lesson.own-aces-square':
    'Två kort i samma färg i samma rad eller kolumn lämnar spelet tillsammans, hur långt ifrån varandra de än ligger. Essen ligger alltid kvar.',
  'lesson.own-air-lock':
    'Kort av samma valör bildar par när det ena ligger alldeles bredvid eller ovanför det andra och ingen rad har en lucka inuti. Ett kort som flyttas längs sin rad drar med sig dem bakom, och platsen i radens ände är förlorad för gott.',
  'lesson.own-amazons':
    'Varje färg går ess, sjua, åtta och så vidare upp till damen. Utom ess och damer läggs ett kort bara på grundhögen rakt ovanför.',
  'lesson.own-block-ten':
    'Två kort som tillsammans blir tio lämnar spelet tillsammans, liksom två knektar, två damer eller två kungar. En tia passar inte ihop med något och blockerar sin plats.',
  'lesson.own-cheops':
    'Två fria kort av samma eller intilliggande valör tas bort tillsammans, oavsett färg. Kung och ess är inte grannar.',
  'lesson.own-clock':
    'Kortet går till sin timme: ett ess till klockan ett, en knekt till elva, en dam till tolv. Det understa kortet i den högen spelas sedan; med den fjärde kungen är spelet slut.',
  'lesson.own-curds-and-whey':
    'Ett kort läggs på det närmast högre i sin färg, eller på ett kort av sin egen valör. En tom kolumn tar bara en kung. En följd i färg flyttas ihop, liksom kort av samma valör.',
  'lesson.own-decade':
    'Två eller fler grannar som tillsammans blir tio, tjugo eller trettio lämnar spelet tillsammans; knekt, dam och kung räknas som tio. Dra det första av dem till det sista, eller det sista till det första. Sedan sluts raden.',
  'lesson.own-devils-grip':
    'Raderna byggs i färg i steg om tre: tvåa, femma, åtta, knekt; trea, sexa, nia, dam; fyra, sjua, tia, kung. Två hela högar får byta plats om någon av dem då hamnar i sin rad (den övre om den börjar med en tvåa, den mellersta med en trea, den nedre med en fyra) och ingen redan ligger i sin egen. En hög flyttas hel eller delvis.',
  'lesson.own-diamond-mine':
    'Ruter läggs bara på grundhögen, i ordning från det första kortet. De andra färgerna byggs nedåt sinsemellan, oavsett färg. En följd flyttas hel eller delvis. En tom kolumn tar alla kort utom ruter.',
  'lesson.own-doublets':
    'Nästa kort är värt dubbelt så mycket som det förra, minus tretton om det blir för mycket: ess, 2, 4, 8, 3, 6, dam, knekt, 9, 5, 10, 7. En kung spelas aldrig.',
  'lesson.own-eighteens':
    'En knekt, dam eller kung och tre kort av olika valörer som tillsammans blir arton går tillsammans: lägg de fyra ett i taget i reserven. Ett ess går ensamt.',
  'lesson.own-elevens':
    'Två kort som tillsammans blir elva lämnar spelet tillsammans; esset räknas som ett. Knekt, dam och kung går när alla tre ligger vid hovet.',
  'lesson.own-fifteens':
    'Två kort som tillsammans blir femton tas bort. Fler kort läggs ett i taget i reserven: de går när de blir femton, liksom en tia, en knekt, en dam och en kung.',
  'lesson.own-first-law':
    'Klicka på ett kort för att lägga det på det vänstra kortet av samma valör. När alla fyra översta korten har samma valör klickar du på ett för att ta bort alla.',
  'lesson.own-following':
    'Färgerna följer på varandra: hjärter, klöver, ruter, spader och hjärter igen. Grundhögarna byggs uppåt och kolumnerna nedåt, varje kort i färgen som följer på färgen under. Kort i den ordningen flyttas tillsammans, och en tom kolumn tar vilket kort som helst.',
  'lesson.own-galary':
    'En lucka tar kortet som i färg följer på grannen till vänster, eller det som kommer just före grannen till höger. Längst till vänster tar den också vilket ess som helst.',
  'lesson.own-gaps':
    'En lucka tar kortet som i färg följer på grannen till vänster, och längst till vänster i en rad vilken tvåa som helst. Bakom en kung passar inget; när alla luckor är blockerade kan korten som ligger fel delas ut på nytt.',
  'lesson.own-gay-gordons':
    'Två kort som tillsammans blir elva lämnar spelet tillsammans, en kung går med en dam och en knekt med en knekt. Inget byggs, och det som är tomt förblir tomt.',
  'lesson.own-hit-or-miss':
    'För varje kort som vänds räknas det vidare: ess, två, tre och så vidare till kung, sedan ess igen. Ett kort med den valör som räknas är en träff och går ur spelet; alla andra går till kasthögen. Ett klick på den tomma talongen vänder kasthögen.',
  'lesson.own-interregnum':
    'Varje grundhög börjar en valör över sitt indexkort och går uppåt oavsett färg, med esset efter kungen. Indexkortet självt kommer sist, som det trettonde.',
  'lesson.own-intrigue':
    'Sexor går uppåt till knekten, femmor nedåt till esset och sedan kungen, oavsett färg. När talongen är tom tar en bar dam vilket översta kort som helst, ett i taget.',
  'lesson.own-knockout':
    'Bara klöver läggs på grundhögen, i vilken ordning som helst, och nästa kort från talongen tar genast dess plats. Ta varje klöver som syns innan nästa rad täcker den. När varje kolumn har fem kort blandar ett klick på talongen resten och delar ut på nytt.',
  'lesson.own-laggard-lady':
    'Sexor går uppåt till knekten, femmor nedåt till esset och sedan kungen, oavsett färg; men det får aldrig ligga fler sexor eller fler femmor än det finns damer på bordet. När talongen är tom tar en bar dam vilket översta kort som helst, ett i taget.',
  'lesson.own-long-braid':
    'Grundhögarna byggs i färg från baskortet, och kung och ess är grannar. Det första kortet på ett baskort avgör för alla om det går uppåt eller nedåt.',
  'lesson.own-match-solitaire':
    'Korten av en valör samlas in tillsammans när alla ligger öppna, längst ut i kolumnerna eller i celler. Kolumnerna går upp eller ner i färg, ett kort i taget.',
  'lesson.own-maze':
    'Ett kort får läggas i en lucka till höger om det närmast lägre i sin färg, eller till vänster om det närmast högre. Raderna räknas som en enda linje, där ett ess också får följa på vilken dam som helst.',
  'lesson.own-neptune':
    'Två kort av intilliggande valör tas bort tillsammans, oavsett färg; kung och ess är inte grannar. Två kort från talongen tar deras platser.',
  'lesson.own-one-handed-solitaire':
    'Av de fyra sista korten går de två inre när de två yttre har samma färg, och alla fyra när de yttre har samma valör. Klicka på ett av dem. Sedan sluts raden.',
  'lesson.own-paganini':
    'En lucka tar kortet som i färg följer på grannen till vänster; efter esset kommer sexan. Bakom en kung eller en annan lucka passar inget.',
  'lesson.own-pas-de-deux':
    'Kasthögen pekar ut det enda kort som får flyttas: samma kort på bordet. Det byter plats med vilket kort som helst i sin rad eller kolumn.',
  'lesson.own-picture-gallery':
    'Raderna byggs i färg i steg om tre: i den övre sjua, tia och kung på en fyra, i den mellersta sexa, nia och dam på en trea, i den nedre femma, åtta och knekt på en tvåa. På andra kort byggs det inte. En tom plats tar bara den valör som börjar raden. Korten flyttas ett i taget.',
  'lesson.own-plait':
    'Grundhögarna byggs i färg från baskortet, och kung och ess är grannar. Det första kortet på ett baskort avgör för alla om det går uppåt eller nedåt. Kanterna tar också kort från flätan, som fyller dem av sig själv när deras kort går till en grundhög; friplatserna tar inga kort från den.',
  'lesson.own-poker':
    'Lägg kortet på kasthögen på valfri tom plats. När kvadraten är full räknas varje rad, varje kolumn och båda diagonalerna som pokerhänder.',
  'lesson.own-push-pin':
    'Ett kort får gå när korten på båda sidor har samma färg eller valör; två grannar får gå tillsammans när det gäller korten på båda sidor om de två. Raden sluts genast. Klicka på ett kort för att ta bort det, eller dra den ena grannen till den andra.',
  'lesson.own-royal-parade':
    'Raderna byggs i färg i steg om tre: i den övre femma, åtta och knekt på en tvåa, i den mellersta sexa, nia och dam på en trea, i den nedre sjua, tia och kung på en fyra. På andra kort byggs det inte. En tom plats tar bara den valör som börjar raden. Två kort som ligger ensamma får byta plats om vart och ett då börjar sin rad. Korten flyttas ett i taget.',
  'lesson.own-salic-law':
    'En grundhög får börja ovanför en kolumn som har sin kung, och går från ess till knekt oavsett färg. En bar kung tar vilket översta kort som helst, ett i taget.',
  'lesson.own-seven-up':
    'Två till fyra grannar som tillsammans blir sju eller en multipel av sju tas bort tillsammans; en knekt räknas som 11, en dam som 12, en kung som 13. Dra det första till det sista, eller tvärtom. En sjua går ensam.',
  'lesson.own-simple-simon':
    'Kort som följer på varandra nedåt i samma färg flyttas tillsammans. En följd i flera färger flyttas också om dess delar kunde gå en i taget över tomma kolumner. En färg som ligger hel i en kolumn, från kung till ess, läggs upp på en gång.',
  'lesson.own-sly-fox':
    'Tills du lägger ditt första kort från talongen fylls tomma platser av sig själva. När du har lagt ett på en plats du väljer kan inget spelas från platserna förrän tjugo har lagts eller talongen är tom. Fyra grundhögar går uppåt i färg från esset, fyra går nedåt från kungen.',
  'lesson.own-spider':
    'Kort som följer på varandra nedåt i samma färg flyttas tillsammans. En färg som ligger hel i en kolumn, från kung till ess, läggs upp på en gång.',
  'lesson.own-spoilt':
    'Kortet läggs på sin plats i färgens rad: först sjuorna, sedan åtta till kung, essen sist. Det dolda kortet som låg där spelas härnäst.',
  'lesson.own-striptease':
    'Ett kort från reserven läggs på en kolumn vars sista kort är en valör högre eller lägre, oavsett färg. Kung och ess är grannar, liksom knekt och kung; en tom kolumn tar vilket kort som helst.',
  'lesson.own-ten-twenty-thirty':
    'Tre kort i en kolumn som tillsammans blir tio, tjugo eller trettio läggs under talongen: de tre sista, de två sista med det första, eller det sista med de två första. Knekt, dam och kung räknas som tio.',
  'lesson.own-tens':
    'Två kort som tillsammans blir tio lämnar spelet tillsammans. En tia, knekt, dam eller kung går bara när alla fyra av valören ligger öppna: klicka på ett av dem.',
  'lesson.own-three-shuffles':
    'Solfjädrarna byggs nedåt i färg, och bara översta kort flyttas; en tom solfjäder förblir tom. En gång per spel får du göra en framdragning: lyfta ett översta kort för att spela det under.',
  'lesson.own-triple-alliance':
    'Tre översta kort med valörer i följd lämnar spelet tillsammans, oavsett färg. Kung och ess är grannar.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
