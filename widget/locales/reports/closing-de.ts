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
  closingClosing: 'Wird abgeschlossen…',
  closingDone: (day) => `${day} ist abgeschlossen.`,
  closingCannotYet: 'Ein Tag kann abgeschlossen werden, sobald sein Bericht ganz geladen ist.',
  closingAnotherDay: 'Dieser Bericht ist von einem anderen Tag und kann diesen nicht abschließen.',
  closingNothing: 'Der Bericht hat keinen Mandanten. Es gibt nichts abzuschließen.',
  closingConfirmOff: 'Diese Auszahlung geht nicht auf. Das Ergebnis wird mit dem Abschluss gespeichert.',
  closingUncertain:
    'Es ist nicht bekannt, ob der Tag abgeschlossen wurde. Versuchen Sie es erneut: Er wird nur einmal abgeschlossen.',
  closingDiffers: 'Der Bericht ist jetzt ein anderer',
  closingDiffersText:
    'Der Tag wurde vor dem Speichern noch einmal gelesen, und der Bericht war nicht der hier gezeigte. Nichts ist abgeschlossen. Laden Sie den Tag neu und prüfen Sie ihn noch einmal.',
  closingTooMany: 'Der Tag wurde zu oft abgeschlossen',
  closingTooManyText: 'Weitere Abschlüsse dieses Tages werden nicht gespeichert. Die vorhandenen bleiben.',
  closingFailed: 'Wer diesen Tag abgeschlossen hat, ließ sich nicht laden.',
}
