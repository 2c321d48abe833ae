import type { Language } from '../../../preload/api.ts';
import type { Refusing } from './words.ts';

/** Why Baize does not start unasked without its sandbox, and the button that starts it all the same. */
export const UNSANDBOXED: Readonly<Record<Language, Refusing & { readonly anyway: string }>> = {
  en: {
    title: 'Start Baize without its sandbox?',
    anyway: 'Start Anyway',
    text: [
      'The sandbox that keeps a page from the rest of the machine is switched off ({by}). An AppImage does that by itself where the system lets programs make no user namespaces.',
      'What to do instead: install the .deb or the .rpm, which set the sandbox up; or play in your browser, with the archive baize-browser. If you have switched it off yourself, start Baize without {by}.',
    ],
  },
  de: {
    title: 'Baize ohne Sandbox starten?',
    anyway: 'Trotzdem starten',
    text: [
      'Die Sandbox, die eine Seite vom Rest des Rechners fernhält, ist abgeschaltet ({by}). Ein AppImage tut das von selbst, wo das System Programmen keine Benutzernamensräume erlaubt.',
      'Was stattdessen geht: Installiere das .deb oder das .rpm, die die Sandbox einrichten, oder spiele im Browser, mit dem Archiv baize-browser. Hast du sie selbst abgeschaltet, starte Baize ohne {by}.',
    ],
  },
  fr: {
    title: 'Démarrer Baize sans son bac à sable ?',
    anyway: 'Démarrer quand même',
    text: [
      'Le bac à sable qui tient une page à l’écart du reste de la machine est désactivé ({by}). Une AppImage le fait d’elle-même là où le système ne laisse pas les programmes créer d’espaces de noms utilisateur.',
      'Que faire : installez le .deb ou le .rpm, qui mettent le bac à sable en place, ou jouez dans votre navigateur, avec l’archive baize-browser. Si vous l’avez désactivé vous-même, démarrez Baize sans {by}.',
    ],
  },
  es: {
    title: '¿Iniciar Baize sin su entorno aislado?',
    anyway: 'Iniciar de todos modos',
    text: [
      'El entorno aislado (sandbox) que separa una página del resto del equipo está desactivado ({by}). Una AppImage lo hace por sí sola donde el sistema no deja a los programas crear espacios de nombres de usuario.',
      'Qué hacer: instala el .deb o el .rpm, que lo configuran, o juega en tu navegador, con el archivo baize-browser. Si lo has desactivado tú, inicia Baize sin {by}.',
    ],
  },
  it: {
    title: 'Avviare Baize senza la sua sandbox?',
    anyway: 'Avvia comunque',
    text: [
      'La sandbox che tiene una pagina lontana dal resto del computer è disattivata ({by}). Un’AppImage lo fa da sola dove il sistema non lascia creare ai programmi spazi dei nomi utente.',
      'Che cosa fare: installa il .deb o il .rpm, che preparano la sandbox, oppure gioca nel browser, con l’archivio baize-browser. Se l’hai disattivata tu, avvia Baize senza {by}.',
    ],
  },
  pt: {
    title: 'Iniciar o Baize sem a sua sandbox?',
    anyway: 'Iniciar mesmo assim',
    text: [
      'A sandbox que separa uma página do resto do computador está desligada ({by}). Um AppImage faz isso por conta própria onde o sistema não deixa os programas criarem espaços de nomes de usuário.',
      'O que fazer: instale o .deb ou o .rpm, que preparam a sandbox, ou jogue no navegador, com o arquivo baize-browser. Se você mesmo a desligou, inicie o Baize sem {by}.',
    ],
  },
  nl: {
    title: 'Baize zonder sandbox starten?',
    anyway: 'Toch starten',
    text: [
      'De sandbox die een pagina van de rest van de computer gescheiden houdt, staat uit ({by}). Een AppImage doet dat vanzelf waar het systeem programma’s geen gebruikersnaamruimten laat maken.',
      'Wat wel kan: installeer de .deb of de .rpm, die de sandbox instellen, of speel in je browser, met het archief baize-browser. Heb je hem zelf uitgezet, start Baize dan zonder {by}.',
    ],
  },
  pl: {
    title: 'Uruchomić Baize bez piaskownicy?',
    anyway: 'Uruchom mimo to',
    text: [
      'Piaskownica, która oddziela stronę od reszty komputera, jest wyłączona ({by}). AppImage robi to sam tam, gdzie system nie pozwala programom tworzyć przestrzeni nazw użytkownika.',
      'Co zrobić: zainstaluj .deb lub .rpm, które ustawiają piaskownicę, albo graj w przeglądarce, z archiwum baize-browser. Jeśli to ty ją wyłączasz, uruchom Baize bez {by}.',
    ],
  },
  sv: {
    title: 'Starta Baize utan sandlåda?',
    anyway: 'Starta ändå',
    text: [
      'Sandlådan som håller en sida borta från resten av datorn är avstängd ({by}). En AppImage gör det av sig själv där systemet inte låter program skapa användarnamnrymder.',
      'Gör så här i stället: installera .deb eller .rpm, som ställer in sandlådan, eller spela i webbläsaren, med arkivet baize-browser. Har du stängt av den själv, starta Baize utan {by}.',
    ],
  },
};
