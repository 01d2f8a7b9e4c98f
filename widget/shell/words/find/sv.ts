import { words } from '../../../locales/languages.ts'
import type { FindWords } from './en.ts'

/** Swedish, for the field that finds anything. */
export const texts: FindWords = {
  findTitle: 'Hitta',
  findLabel: 'Nummer eller dag',
  findHint: 'En orders id eller nummer, en kreditorders nummer eller dagen för en utbetalning.',
  findResults: 'Träffar',
  findGroup: words<'recent' | 'days' | 'known' | 'shop' | 'asked'>({
    recent: 'Öppnades nyss',
    days: 'Utbetalningar',
    known: 'Ordrar',
    shop: 'I butikens lista',
    asked: 'Finns inte i listan: frågade betaltjänsten',
  }),
  findCredit: (number) => `Kreditorder ${number}`,
  findPayout: 'Utbetalning',
  findCount: (count) => (count === 1 ? '1 träff' : `${count} träffar`),
  findNothing: (text) => `Inget hittades för ”${text}”.`,
  findNothingOpened: 'Inget har öppnats ännu. Det du öppnar visas här tills du lämnar sidan.',
  findAsking: words<'known' | 'shop' | 'asked'>({
    known: 'Söker bland ordrarna…',
    shop: 'Söker i butikens lista…',
    asked: 'Finns inte i listan. Frågar betaltjänsten…',
  }),
  findSlow: words<'known' | 'asked'>({
    known: 'Sökningen bland ordrarna tar lång tid…',
    asked: 'Betaltjänsten dröjer med svaret…',
  }),
  findFailed: words<'known' | 'shop' | 'asked'>({
    known: 'Det gick inte att söka bland ordrarna.',
    shop: 'Det gick inte att söka i butikens lista.',
    asked: 'Det gick inte att fråga betaltjänsten.',
  }),
  findUnknown: (number) => `Betaltjänsten tillfrågades också och känner inte till numret ${number}.`,
  findTooLong: (most) => `Inget nummer är längre än ${most} tecken.`,
  findMore: 'Det finns fler. Skriv mer av numret.',
  findKeys: 'Piltangenterna väljer, Enter öppnar',
}
