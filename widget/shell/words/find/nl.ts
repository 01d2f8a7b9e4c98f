import { words } from '../../../locales/languages.ts'
import type { FindWords } from './en.ts'

/** Dutch, for the field that finds anything. */
export const texts: FindWords = {
  findTitle: 'Zoeken',
  findLabel: 'Nummer of dag',
  findHint:
    'De id of het nummer van een bestelling, het nummer van een kredietbestelling of de dag van een uitbetaling.',
  findResults: 'Resultaten',
  findGroup: words<'recent' | 'days' | 'known' | 'shop' | 'asked'>({
    recent: 'Laatst geopend',
    days: 'Uitbetalingen',
    known: 'Bestellingen',
    shop: 'In de lijst van de winkel',
    asked: 'Niet in de lijst: nagevraagd bij de betaaldienst',
  }),
  findCredit: (number) => `Kredietbestelling ${number}`,
  findPayout: 'Uitbetaling',
  findCount: (count) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  findNothing: (text) => `Niets gevonden voor ‘${text}’.`,
  findNothingOpened: 'Er is nog niets geopend. Wat u opent, staat hier tot u de pagina verlaat.',
  findAsking: words<'known' | 'shop' | 'asked'>({
    known: 'De bestellingen worden doorzocht…',
    shop: 'De lijst van de winkel wordt doorzocht…',
    asked: 'Niet in de lijst. De betaaldienst wordt gevraagd…',
  }),
  findSlow: words<'known' | 'asked'>({
    known: 'Het zoeken in de bestellingen duurt lang…',
    asked: 'De betaaldienst doet lang over het antwoord…',
  }),
  findFailed: words<'known' | 'shop' | 'asked'>({
    known: 'De bestellingen konden niet worden doorzocht.',
    shop: 'De lijst van de winkel kon niet worden doorzocht.',
    asked: 'De betaaldienst kon niet worden gevraagd.',
  }),
  findUnknown: (number) => `Ook bij de betaaldienst nagevraagd: die kent het nummer ${number} niet.`,
  findTooLong: (most) => `Geen nummer is langer dan ${most} tekens.`,
  findMore: 'Er zijn er meer. Typ meer van het nummer.',
  findKeys: 'Pijltoetsen kiezen, Enter opent',
}
