import { words } from '../../../locales/languages.ts'
import type { FindWords } from './en.ts'

/** Danish, for the field that finds anything. */
export const texts: FindWords = {
  findTitle: 'Find',
  findLabel: 'Nummer eller dag',
  findHint: 'En ordres id eller nummer, en kreditordres nummer eller dagen for en udbetaling.',
  findResults: 'Resultater',
  findGroup: words<'recent' | 'days' | 'known' | 'shop' | 'asked'>({
    recent: 'Senest åbnet',
    days: 'Udbetalinger',
    known: 'Ordrer',
    shop: 'På butikkens liste',
    asked: 'Ikke på listen: udbyderen blev spurgt',
  }),
  findCredit: (number) => `Kreditordre ${number}`,
  findPayout: 'Udbetaling',
  findCount: (count) => (count === 1 ? '1 resultat' : `${count} resultater`),
  findNothing: (text) => `Intet fundet for »${text}«.`,
  findNothingOpened: 'Intet er åbnet endnu. Det, du åbner, vises her, til du forlader siden.',
  findAsking: words<'known' | 'shop' | 'asked'>({
    known: 'Søger blandt ordrerne…',
    shop: 'Søger på butikkens liste…',
    asked: 'Ikke på listen. Spørger udbyderen…',
  }),
  findSlow: words<'known' | 'asked'>({
    known: 'Søgningen blandt ordrerne tager lang tid…',
    asked: 'Udbyderen er længe om at svare…',
  }),
  findFailed: words<'known' | 'shop' | 'asked'>({
    known: 'Der kunne ikke søges blandt ordrerne.',
    shop: 'Der kunne ikke søges på butikkens liste.',
    asked: 'Udbyderen kunne ikke spørges.',
  }),
  findUnknown: (number) => `Udbyderen blev også spurgt og kender ikke nummeret ${number}.`,
  findTooLong: (most) => `Intet nummer er længere end ${most} tegn.`,
  findMore: 'Der er flere. Skriv mere af nummeret.',
  findKeys: 'Piletasterne vælger, Enter åbner',
}
