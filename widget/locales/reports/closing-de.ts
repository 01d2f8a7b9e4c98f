import type { ReportClosingWords } from './closing-en.ts'
import { words } from '../languages.ts'

export const reportClosingDe: ReportClosingWords = {
  monthVerdict: words({
    balances: 'geht auf',
    'balances-with-unknown-rows': 'geht auf, mit Zeilen unbekannter Art',
    'balances-with-rows-alike': 'geht auf, aber Zeilen sind gleich',
    'does-not-balance': 'geht nicht auf',
    'another-day': 'ist von einem anderen Tag',
  }),
  closingNone: 'Niemand hat diesen Tag abgeschlossen.',
  closingBy: (who, time) => `Abgeschlossen von ${who}, ${time}.`,
  closingVerdictThen: (verdict) => `Damaliges Ergebnis: ${verdict}.`,
  closingChanged: 'Der Zahlungsanbieter liefert jetzt einen anderen Bericht als beim Abschluss.',
  closingSame: 'Der Bericht ist der, der abgeschlossen wurde.',
  closingClose: 'Tag abschließen',
  closingAgain: 'Erneut abschließen',
  closingJudged: (verdict) =>
    `Der Bericht ist der abgeschlossene, wird aber jetzt anders beurteilt: ${verdict}.`,
  closingEarlier: (count) => (count === 1 ? '1 früherer Abschluss' : `${count} frühere Abschlüsse`),
  closingDone: (day) => `${day} ist abgeschlossen.`,
  closingCannotYet: 'Ein Tag kann abgeschlossen werden, sobald sein Bericht ganz geladen ist.',
  closingAnotherDay: 'Dieser Bericht ist von einem anderen Tag und kann diesen nicht abschließen.',
  closingNothing: 'Der Bericht hat keinen Mandanten. Es gibt nichts abzuschließen.',
  closingConfirmOff: 'Diese Auszahlung geht nicht auf. Das Ergebnis wird mit dem Abschluss gespeichert.',
  closingFailed: 'Wer diesen Tag abgeschlossen hat, ließ sich nicht laden.',
}
