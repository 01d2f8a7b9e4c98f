import type { ReportMonthWords } from './month-en.ts'
import { words } from '../languages.ts'

export const reportMonthNl: ReportMonthWords = {
  monthPrevious: 'Vorige maand',
  monthNext: 'Volgende maand',
  monthReading: (day) => `${day} wordt gelezen`,
  monthStop: 'Stoppen',
  monthGoOn: (days) => (days === 1 ? 'De resterende dag lezen' : `De resterende ${days} dagen lezen`),
  monthRead: (reports) =>
    reports === 1 ? 'De maand is gelezen: één rapport.' : `De maand is gelezen: ${reports} rapporten.`,
  monthAhead: 'niet voorbij',
  monthUnread: 'niet gelezen',
  monthNotReported: 'geen rapport',
  monthBroken: 'geen volledig rapport',
  monthVerdict: words({
    balances: 'klopt',
    'balances-with-unknown-rows': 'klopt, met rijen van een onbekende soort',
    'does-not-balance': 'klopt niet',
  }),
  monthMarkDebt: 'schuld',
  monthMarkRepeated: 'dubbel uitbetaald',
  monthPaid: 'Uitbetaald deze maand',
  monthDebtBreak: (from, closing, to, opening) =>
    `${from} eindigt met een schuld van ${closing}, en ${to} begint met ${opening}. Daartussen ontbreekt misschien een dag.`,
  monthRepeated: (count, from, to) =>
    count === 1
      ? `Eén transactie staat zowel in het rapport van ${from} als in dat van ${to}.`
      : `${count} transacties staan zowel in het rapport van ${from} als in dat van ${to}.`,
  monthOpen: (day) => `${day} openen`,
  monthFits: (links) =>
    links === 1
      ? 'Geen transactie staat in twee rapporten, en de ene keer dat het te vergelijken was, opent de eindschuld het volgende rapport.'
      : `Geen transactie staat in twee rapporten, en elke eindschuld opent het volgende rapport: ${links} vergeleken.`,
  monthWithout: (days) => (days === 1 ? 'Eén dag heeft geen rapport.' : `${days} dagen hebben geen rapport.`),
  monthGaps: (days) =>
    days === 1
      ? 'Eén dag is niet gelezen: wat ervoor en erna ligt, is niet vergeleken.'
      : `${days} dagen zijn niet gelezen: wat ervoor en erna ligt, is niet vergeleken.`,
  closingTitle: 'Dag afsluiten',
  closingNone: 'Niemand heeft deze dag afgesloten.',
  closingBy: (who, time) => `Afgesloten door ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Het oordeel toen: ${verdict}.`,
  closingChanged: 'De aanbieder geeft nu een ander rapport dan het rapport dat is afgesloten.',
  closingSame: 'Het rapport is het rapport dat is afgesloten.',
  closingClose: 'Dag afsluiten',
  closingAgain: 'Opnieuw afsluiten',
  closingClosing: 'Wordt afgesloten…',
  closingDone: (day) => `${day} is afgesloten.`,
  closingCannotYet: 'Een dag kan worden afgesloten zodra het rapport helemaal is gelezen.',
  closingConfirmOff: 'Deze uitbetaling klopt niet. Het oordeel wordt bij de afsluiting bewaard.',
  closingUncertain:
    'Het is niet bekend of de dag is afgesloten. Probeer het opnieuw: de dag wordt maar één keer afgesloten.',
  closingFailed: 'Wie deze dag heeft afgesloten, kon niet worden gelezen.',
}
