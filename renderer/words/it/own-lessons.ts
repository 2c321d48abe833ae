import type { ownLessons as english } from '../en/own-lessons.ts';

export const ownLessons = {
  'lesson.own-accordion':
    'Una carta va su quella subito alla sua sinistra, o sulla terza alla sua sinistra, se ha lo stesso seme o lo stesso valore. Poi la fila si richiude.',
  'lesson.own-aces-square':
    'Due carte dello stesso seme nella stessa fila o colonna escono insieme, per quanto siano lontane. Gli assi restano sempre.',
  'lesson.own-air-lock':
    'Due carte dello stesso valore fanno coppia quando una è subito accanto o sopra all’altra e in nessuna fila c’è un vuoto all’interno. Una carta che si sposta lungo la sua fila trascina quelle dietro, e il posto in fondo alla fila è perso per sempre.',
  'lesson.own-amazons':
    'Ogni seme segue l’ordine asso, sette, otto e così via fino alla regina. A parte assi e regine, una carta va solo sulla base subito sopra di lei.',
  'lesson.own-block-ten':
    'Due carte che sommate fanno dieci escono insieme, e così due fanti, due regine o due re. Un dieci non va con niente e blocca il suo posto.',
  'lesson.own-cheops':
    'Due carte libere di valore uguale o vicino si eliminano insieme, qualunque sia il seme. Il re e l’asso non sono vicini.',
  'lesson.own-clock':
    'La carta va alla sua ora: un asso all’una, un fante alle undici, una regina alle dodici. Poi si gioca la carta in fondo a quella pila; con il quarto re la partita è finita.',
  'lesson.own-curds-and-whey':
    'Una carta va su quella subito più alta del suo seme, o su una carta del suo stesso valore. Una colonna vuota accetta solo un re. Si muovono insieme una sequenza dello stesso seme o le carte di uno stesso valore.',
  'lesson.own-decade':
    'Due o più vicine che sommate fanno dieci, venti o trenta escono insieme; fante, regina e re valgono dieci. Trascina la prima di queste sull’ultima, o l’ultima sulla prima. Poi la fila si richiude.',
  'lesson.own-devils-grip':
    'Le file si costruiscono nello stesso seme di tre in tre: due, cinque, otto, fante; tre, sei, nove, regina; quattro, sette, dieci, re. Due pile intere possono scambiarsi di posto se così una arriva nella sua fila (quella in alto se comincia con un due, quella in mezzo con un tre, quella in basso con un quattro) e nessuna è già nella propria. Una pila si muove intera o in parte.',
  'lesson.own-diamond-mine':
    'I quadri vanno solo sulla base, in ordine a partire dal primo che arriva. Le altre carte si costruiscono a scendere, qualunque sia il seme. Una sequenza si muove intera o in parte. Una colonna vuota accetta qualsiasi carta tranne i quadri.',
  'lesson.own-doublets':
    'La carta successiva vale il doppio dell’ultima, meno tredici se è troppo: asso, 2, 4, 8, 3, 6, regina, fante, 9, 5, 10, 7. Un re non si gioca mai.',
  'lesson.own-eighteens':
    'Un fante, una regina o un re e tre carte di valori diversi che sommano diciotto se ne vanno insieme: metti le quattro una a una nella riserva. Un asso va via da solo.',
  'lesson.own-elevens':
    'Due carte che sommate fanno undici escono insieme, con l’asso che vale uno. Fante, regina e re escono quando sono tutti e tre a corte.',
  'lesson.own-fifteens':
    'Due carte che sommano quindici si eliminano insieme. Per riunirne di più, mettile una a una nella riserva: se ne vanno appena sommano quindici, e così un dieci, un fante, una regina e un re.',
  'lesson.own-first-law':
    'Fai clic su una carta per metterla su quella di pari valore più a sinistra. Quando le quattro carte in cima hanno lo stesso valore, fai clic su una per eliminarle tutte.',
  'lesson.own-following':
    'I semi si seguono: cuori, fiori, quadri, picche e di nuovo cuori. Le basi si costruiscono a salire e le colonne a scendere, ogni carta del seme che segue quello della carta sotto. Le carte in quest’ordine si muovono insieme, e una colonna vuota accetta qualsiasi carta.',
  'lesson.own-galary':
    'Un vuoto accetta la carta che segue nello stesso seme la vicina di sinistra, o quella che viene subito prima della vicina di destra. All’estremità sinistra accetta anche qualsiasi asso.',
  'lesson.own-gaps':
    'Un vuoto accetta la carta che segue nello stesso seme la vicina di sinistra e, all’estremità sinistra di una fila, qualsiasi due. Dietro un re non va niente; quando tutti i vuoti sono bloccati, le carte fuori posto si possono ridistribuire.',
  'lesson.own-gay-gordons':
    'Due carte che sommate fanno undici escono insieme, un re va con una regina e un fante con un fante. Non si costruisce niente, e ciò che è vuoto resta vuoto.',
  'lesson.own-hit-or-miss':
    'A ogni carta scoperta si continua a contare: asso, due, tre e così via fino al re, poi di nuovo asso. Una carta del valore che si conta è un colpo giusto ed esce dal gioco; ogni altra va al pozzo. Un clic sul tallone vuoto rigira il pozzo.',
  'lesson.own-interregnum':
    'Ogni base comincia un valore sopra la sua carta guida e sale qualunque sia il seme, con l’asso dopo il re. La carta guida stessa arriva per ultima, come tredicesima.',
  'lesson.own-intrigue':
    'I sei salgono fino al fante, i cinque scendono fino all’asso e poi al re, qualunque sia il seme. Quando il tallone è vuoto, una regina senza carte sopra accetta qualsiasi carta in cima, una alla volta.',
  'lesson.own-knockout':
    'Solo i fiori vanno sulla base, in qualsiasi ordine; la carta successiva del tallone prende subito il loro posto. Prendi ogni carta di fiori scoperta prima che la fila successiva la copra. Quando ogni colonna ha cinque carte, un clic sul tallone mescola tutto il resto e lo ridistribuisce.',
  'lesson.own-laggard-lady':
    'I sei salgono fino al fante, i cinque scendono fino all’asso e poi al re, qualunque sia il seme; ma non si possono cominciare più sei né più cinque di quante regine sono sul tavolo. Quando il tallone è vuoto, una regina senza carte sopra accetta qualsiasi carta in cima, una alla volta.',
  'lesson.own-long-braid':
    'Le basi si costruiscono nello stesso seme a partire dalla carta iniziale, con re e asso vicini. La prima carta messa su una carta iniziale decide per tutte se si sale o si scende.',
  'lesson.own-match-solitaire':
    'Le carte dello stesso valore si raccolgono insieme appena sono tutte scoperte, in fondo alle colonne o nelle celle. Le colonne salgono o scendono nello stesso seme, una carta alla volta.',
  'lesson.own-maze':
    'Una carta può andare in un vuoto a destra di quella subito più bassa del suo seme, o a sinistra di quella subito più alta. Le file contano come una linea sola, in cui un asso può seguire anche qualsiasi regina.',
  'lesson.own-neptune':
    'Due carte di valore vicino si eliminano insieme, qualunque sia il seme; il re e l’asso non sono vicini. Due carte del tallone prendono i loro posti.',
  'lesson.own-one-handed-solitaire':
    'Delle ultime quattro carte escono le due in mezzo quando quelle alle estremità hanno lo stesso seme, e tutte e quattro quando quelle alle estremità hanno lo stesso valore. Fai clic su una di queste. Poi la fila si richiude.',
  'lesson.own-paganini':
    'Un vuoto accetta la carta che segue nello stesso seme la vicina di sinistra; dopo l’asso viene il sei. Dietro un re o un altro vuoto non va niente.',
  'lesson.own-pas-de-deux':
    'Il pozzo indica l’unica carta che si può muovere: la stessa carta sul tavolo. Si scambia di posto con qualsiasi carta della sua fila o della sua colonna.',
  'lesson.own-picture-gallery':
    'Le file si costruiscono nello stesso seme di tre in tre: in quella in alto sette, dieci e re su un quattro, in quella di mezzo sei, nove e regina su un tre, in quella in basso cinque, otto e fante su un due. Su altre carte non si costruisce. Un posto vuoto accetta solo il valore con cui comincia la sua fila. Le carte si muovono una alla volta.',
  'lesson.own-plait':
    'Le basi si costruiscono nello stesso seme a partire dalla carta iniziale, con re e asso vicini. La prima carta messa su una carta iniziale decide per tutte se si sale o si scende. I bordi accettano anche le carte della treccia, che li riempie da sola quando la loro carta va su una base; i posti liberi non le accettano.',
  'lesson.own-poker':
    'Metti la carta del pozzo su un posto vuoto qualsiasi. Quando il quadrato è pieno, ogni fila, ogni colonna e le due diagonali contano come mani di poker.',
  'lesson.own-push-pin':
    'Una carta può uscire quando le carte ai suoi lati hanno lo stesso seme o lo stesso valore; due vicine possono uscire insieme quando vale per le carte ai lati delle due. La fila si richiude subito. Fai clic su una carta per toglierla, o trascina una delle due vicine sull’altra.',
  'lesson.own-royal-parade':
    'Le file si costruiscono nello stesso seme di tre in tre: in quella in alto cinque, otto e fante su un due, in quella di mezzo sei, nove e regina su un tre, in quella in basso sette, dieci e re su un quattro. Su altre carte non si costruisce. Un posto vuoto accetta solo il valore con cui comincia la sua fila. Due carte sole al loro posto possono scambiarsi di posto se poi ognuna comincia la sua fila. Le carte si muovono una alla volta.',
  'lesson.own-salic-law':
    'Una base si può cominciare sopra una colonna che ha il suo re, e sale dall’asso al fante qualunque sia il seme. Un re senza carte sopra accetta qualsiasi carta in cima, una alla volta.',
  'lesson.own-seven-up':
    'Da due a quattro carte vicine che sommano sette o un multiplo di sette si eliminano insieme; il fante vale 11, la regina 12, il re 13. Trascina la prima sull’ultima, o viceversa. Un sette va via da solo.',
  'lesson.own-simple-simon':
    'Le carte dello stesso seme che si seguono a scendere si muovono insieme. Una sequenza di più semi si muove anch’essa se le sue parti potrebbero passare una alla volta per colonne vuote. Un seme intero in una colonna, dal re all’asso, va alla base in un colpo solo.',
  'lesson.own-sly-fox':
    'Finché non metti la prima carta del tallone, i posti vuoti si riempiono da soli. Appena ne metti una sul posto che vuoi, dai posti non si gioca nulla finché non ne hai messe venti o il tallone non è vuoto. Quattro basi salgono nello stesso seme dall’asso, quattro scendono dal re.',
  'lesson.own-spider':
    'Le carte dello stesso seme che si seguono a scendere si muovono insieme. Un seme intero in una colonna, dal re all’asso, va alla base in un colpo solo.',
  'lesson.own-spoilt':
    'La carta va al suo posto nella fila del suo seme: prima i sette, poi dall’otto al re, gli assi per ultimi. La carta coperta che stava lì si gioca subito dopo.',
  'lesson.own-striptease':
    'Una carta della riserva va su una colonna la cui ultima carta ha un valore in più o in meno, qualunque sia il seme. Re e asso sono vicini, e così fante e re; una colonna vuota accetta qualsiasi carta.',
  'lesson.own-ten-twenty-thirty':
    'Tre carte di una colonna che sommate fanno dieci, venti o trenta vanno sotto il tallone: le ultime tre, le ultime due con la prima, o l’ultima con le prime due. Fante, regina e re valgono dieci.',
  'lesson.own-tens':
    'Due carte che sommate fanno dieci escono insieme. Un dieci, un fante, una regina o un re esce solo quando sono scoperti tutti e quattro quelli del suo valore: fai clic su uno di questi.',
  'lesson.own-three-shuffles':
    'I ventagli si costruiscono a scendere nello stesso seme e si muovono solo le carte in cima; un ventaglio vuoto resta vuoto. Una volta per partita puoi usare l’estrazione: sollevare la carta in cima per giocare quella sotto.',
  'lesson.own-triple-alliance':
    'Tre carte in cima con valori consecutivi escono insieme, qualunque sia il loro seme. Re e asso sono vicini.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
