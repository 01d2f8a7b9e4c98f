import { words } from '../../../locales/languages.ts'
import type { FindWords } from './en.ts'

/** German, for the field that finds anything. */
export const texts: FindWords = {
  findTitle: 'Suchen',
  findLabel: 'Nummer oder Tag',
  findHint: 'ID oder Nummer einer Bestellung, Nummer einer Kreditbestellung oder Tag einer Auszahlung.',
  findResults: 'Treffer',
  findGroup: words<'recent' | 'days' | 'known' | 'shop' | 'asked'>({
    recent: 'Zuletzt geöffnet',
    days: 'Auszahlungen',
    known: 'Bestellungen',
    shop: 'In der Liste des Shops',
    asked: 'Nicht in der Liste: beim Zahlungsanbieter gefragt',
  }),
  findCredit: (number) => `Kreditbestellung ${number}`,
  findPayout: 'Auszahlung',
  findCount: (count) => `${count} Treffer`,
  findNothing: (text) => `Nichts gefunden für „${text}“.`,
  findNothingOpened: 'Noch nichts geöffnet. Was Sie öffnen, steht hier, bis Sie die Seite verlassen.',
  findAsking: words<'known' | 'shop' | 'asked'>({
    known: 'Bestellungen werden durchsucht…',
    shop: 'Die Liste des Shops wird durchsucht…',
    asked: 'Nicht in der Liste. Der Zahlungsanbieter wird gefragt…',
  }),
  findSlow: words<'known' | 'asked'>({
    known: 'Die Suche in den Bestellungen dauert lange…',
    asked: 'Der Zahlungsanbieter braucht lange für die Antwort…',
  }),
  findFailed: words<'known' | 'shop' | 'asked'>({
    known: 'Die Bestellungen konnten nicht durchsucht werden.',
    shop: 'Die Liste des Shops konnte nicht durchsucht werden.',
    asked: 'Der Zahlungsanbieter konnte nicht gefragt werden.',
  }),
  findUnknown: (number) => `Auch der Zahlungsanbieter wurde gefragt: Er kennt die Nummer ${number} nicht.`,
  findTooLong: (most) => `Keine Nummer hat mehr als ${most} Zeichen.`,
  findMore: 'Es gibt weitere. Geben Sie mehr von der Nummer ein.',
  findKeys: 'Pfeiltasten wählen, Enter öffnet',
}
