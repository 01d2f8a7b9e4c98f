import { words } from '../languages.ts'
import type { CreditFormWords } from './form-en.ts'

/** German. */
export const creditFormDe: CreditFormWords = {
  creditRequired: 'erforderlich',
  creditChoose: 'Auswählen…',
  creditNoValue: 'Nicht angegeben',
  creditYesNo: words<'true' | 'false'>({ true: 'Ja', false: 'Nein' }),
  creditCountry: 'Land',
  creditPostcode: 'Postleitzahl',
  creditFindAddresses: 'Adressen suchen',
  creditCampaign: 'Kampagne',
  creditCoApplicant: 'Mitantragsteller',
  creditBack: 'Zurück',
  creditShow: 'Anzeigen',
  creditHide: 'Verbergen',
  creditIdShow: 'Identifikations- oder Unternehmensnummer anzeigen',
  creditIdHide: 'Identifikations- oder Unternehmensnummer verbergen',

  creditFieldEmpty: 'Füllen Sie dieses Feld aus.',
  creditFieldNumber: 'Geben Sie eine Zahl ein.',
  creditFieldWhole: 'Das muss eine ganze Zahl sein.',
  creditFieldDecimals: (most) =>
    most === 1
      ? 'Höchstens 1 Nachkommastelle ist möglich.'
      : `Höchstens ${most} Nachkommastellen sind möglich.`,
  creditFieldLarge: 'Diese Zahl ist zu groß.',
  creditFieldLong: (most, length) => `Das ist zu lang: ${length} Zeichen, höchstens ${most} sind möglich.`,
  creditFieldCharacters: 'Dies enthält Zeichen, die nicht gesendet werden können. Geben Sie es neu ein.',
  creditFieldDate: 'Geben Sie ein Datum ein.',
  creditFieldChoice: 'Wählen Sie etwas aus der Liste.',
  creditFormWrong: (count) =>
    count === 1
      ? 'Korrigieren Sie 1 Feld und senden Sie erneut.'
      : `Korrigieren Sie ${count} Felder und senden Sie erneut.`,

  creditCancel: 'Abbrechen',
  creditSending: 'Wird gesendet…',
  creditSendingSince: (seconds) =>
    `Der Zahlungsanbieter lässt seit ${seconds} Sekunden auf sich warten. Sie können diese Ansicht verlassen: Die Anfrage läuft weiter.`,
  creditSendAgain: 'Prüfen und fortfahren',
  creditStopped: 'Diese Seite hat die Anfrage gestoppt. Ihre Eingabe bleibt erhalten.',
  creditNotSent: 'Sie sind offline, deshalb wurde dies nicht gesendet. Ihre Eingabe bleibt erhalten.',
  creditKept: 'Es ist nichts geschehen. Ihre Eingabe bleibt erhalten.',
  creditNotCertain: 'Es ist nicht sicher, ob dies ausgeführt wurde.',
  creditRepeatIsSafe:
    'Ein neuer Versuch ist sicher: Es ist dieselbe Anfrage, und sie wird höchstens einmal ausgeführt.',
  creditUnknowable:
    'Hier lässt sich das nicht mehr feststellen. Senden Sie nicht erneut, bevor Sie im System des Zahlungsanbieters nachgesehen haben: Es könnte sonst zweimal ausgeführt werden.',
  creditRetryAfter: (seconds) =>
    seconds === 1
      ? 'Versuchen Sie es in 1 Sekunde erneut.'
      : `Versuchen Sie es in ${seconds} Sekunden erneut.`,
  creditWaitOver: 'Sie können es jetzt erneut versuchen.',
}
