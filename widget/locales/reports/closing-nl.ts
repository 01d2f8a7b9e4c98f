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
  closingClosing: 'Wordt afgesloten…',
  closingDone: (day) => `${day} is afgesloten.`,
  closingCannotYet: 'Een dag kan worden afgesloten zodra het rapport helemaal is gelezen.',
  closingAnotherDay: 'Dit rapport is van een andere dag en kan deze niet afsluiten.',
  closingNothing: 'Het rapport heeft geen klant, dus er is niets af te sluiten.',
  closingConfirmOff: 'Deze uitbetaling klopt niet. Het oordeel wordt bij de afsluiting bewaard.',
  closingUncertain:
    'Het is niet bekend of de dag is afgesloten. Probeer het opnieuw: de dag wordt maar één keer afgesloten.',
  closingDiffers: 'Het rapport is nu een ander',
  closingDiffersText:
    'De dag is opnieuw gelezen voordat die werd bewaard, en het rapport was niet het rapport op deze pagina. Er is niets afgesloten. Laad de dag opnieuw en bekijk hem nog eens.',
  closingTooMany: 'De dag is te vaak afgesloten',
  closingTooManyText: 'Meer afsluitingen van deze dag worden niet bewaard. De bestaande blijven.',
  closingFailed: 'Wie deze dag heeft afgesloten, kon niet worden gelezen.',
}
