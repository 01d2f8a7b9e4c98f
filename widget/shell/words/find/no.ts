import { words } from '../../../locales/languages.ts'
import type { FindWords } from './en.ts'

/** Norwegian (Bokmål), for the field that finds anything. */
export const texts: FindWords = {
  findTitle: 'Finn',
  findLabel: 'Nummer eller dag',
  findHint: 'Id-en eller nummeret til en ordre, nummeret til en kredittordre eller dagen for en utbetaling.',
  findResults: 'Treff',
  findGroup: words<'recent' | 'days' | 'known' | 'shop' | 'asked'>({
    recent: 'Nylig åpnet',
    days: 'Utbetalinger',
    known: 'Ordrer',
    shop: 'I butikkens liste',
    asked: 'Ikke i listen: spurte betalingstjenesten',
  }),
  findCredit: (number) => `Kredittordre ${number}`,
  findPayout: 'Utbetaling',
  findCount: (count) => `${count} treff`,
  findNothing: (text) => `Fant ingenting for «${text}».`,
  findNothingOpened: 'Ingenting er åpnet ennå. Det du åpner, vises her til du forlater siden.',
  findAsking: words<'known' | 'shop' | 'asked'>({
    known: 'Søker blant ordrene…',
    shop: 'Søker i butikkens liste…',
    asked: 'Ikke i listen. Spør betalingstjenesten…',
  }),
  findSlow: words<'known' | 'asked'>({
    known: 'Søket blant ordrene tar lang tid…',
    asked: 'Betalingstjenesten bruker lang tid på å svare…',
  }),
  findFailed: words<'known' | 'shop' | 'asked'>({
    known: 'Det gikk ikke å søke blant ordrene.',
    shop: 'Det gikk ikke å søke i butikkens liste.',
    asked: 'Det gikk ikke å spørre betalingstjenesten.',
  }),
  findUnknown: (number) => `Betalingstjenesten ble også spurt og kjenner ikke nummeret ${number}.`,
  findTooLong: (most) => `Ingen numre er lengre enn ${most} tegn.`,
  findMore: 'Det finnes flere. Skriv mer av nummeret.',
  findKeys: 'Piltastene velger, Enter åpner',
}
