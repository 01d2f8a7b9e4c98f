import type { ReportClosingWords } from './closing-en.ts'
import { words } from '../languages.ts'

export const reportClosingNl: ReportClosingWords = {
  monthVerdict: words({
    balances: 'klopt',
    'balances-with-unknown-rows': 'klopt, met rijen van een onbekende soort',
    'balances-with-rows-alike': 'klopt, maar regels zijn gelijk',
    'does-not-balance': 'klopt niet',
    'another-day': 'is van een andere dag',
  }),
  closingNone: 'Niemand heeft deze dag afgesloten.',
  closingBy: (who, time) => `Afgesloten door ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Het oordeel toen: ${verdict}.`,
  closingChanged: 'De aanbieder geeft nu een ander rapport dan het rapport dat is afgesloten.',
  closingSame: 'Het rapport is het rapport dat is afgesloten.',
  closingClose: 'Dag afsluiten',
  closingAgain: 'Opnieuw afsluiten',
  closingJudged: (verdict) =>
    `Het rapport is het afgesloten rapport, maar het oordeel is nu anders: ${verdict}.`,
  closingEarlier: (count) => (count === 1 ? '1 eerdere afsluiting' : `${count} eerdere afsluitingen`),
  closingDone: (day) => `${day} is afgesloten.`,
  closingCannotYet: 'Een dag kan worden afgesloten zodra het rapport helemaal is gelezen.',
  closingAnotherDay: 'Dit rapport is van een andere dag en kan deze niet afsluiten.',
  closingNothing: 'Het rapport heeft geen klant, dus er is niets af te sluiten.',
  closingConfirmOff: 'Deze uitbetaling klopt niet. Het oordeel wordt bij de afsluiting bewaard.',
  closingFailed: 'Wie deze dag heeft afgesloten, kon niet worden gelezen.',
}
