import { words } from '../languages.ts'
import type { CreditFormWords } from './form-en.ts'

/** Danish. */
export const creditFormDa: CreditFormWords = {
  creditRequired: 'skal udfyldes',
  creditChoose: 'Vælg…',
  creditNoValue: 'Ikke angivet',
  creditYesNo: words<'true' | 'false'>({ true: 'Ja', false: 'Nej' }),
  creditCountry: 'Land',
  creditPostcode: 'Postnummer',
  creditFindAddresses: 'Find adresser',
  creditCampaign: 'Kampagne',
  creditCoApplicant: 'Medansøger',
  creditBack: 'Tilbage',
  creditShow: 'Vis',
  creditHide: 'Skjul',
  creditIdShow: 'Vis CPR- eller CVR-nummeret',
  creditIdHide: 'Skjul CPR- eller CVR-nummeret',

  creditFieldEmpty: 'Udfyld feltet.',
  creditFieldNumber: 'Skriv et tal.',
  creditFieldWhole: 'Det skal være et helt tal.',
  creditFieldDecimals: (most) =>
    most === 1 ? 'Højst 1 decimal er mulig.' : `Højst ${most} decimaler er mulige.`,
  creditFieldLarge: 'Tallet er for stort.',
  creditFieldLong: (most, length) => `Teksten er for lang: ${length} tegn, og højst ${most} er mulige.`,
  creditFieldCharacters: 'Teksten har tegn, der ikke kan sendes. Skriv den igen.',
  creditFieldDate: 'Skriv en dato.',
  creditFieldChoice: 'Vælg noget på listen.',
  creditFormWrong: (count) =>
    count === 1 ? 'Ret 1 felt, og send igen.' : `Ret ${count} felter, og send igen.`,

  creditCancel: 'Annuller',
  creditSending: 'Sender…',
  creditSendingSince: (seconds) =>
    `Har ventet på betalingsudbyderen i ${seconds} sekunder. Du kan forlade siden: anmodningen fortsætter.`,
  creditSendAgain: 'Kontrollér og fortsæt',
  creditStopped: 'Siden stoppede anmodningen. Det, du skrev, er bevaret.',
  creditNotSent: 'Du er offline, så dette blev ikke sendt. Det, du skrev, er bevaret.',
  creditKept: 'Der er ikke sket noget. Det, du skrev, er bevaret.',
  creditNotCertain: 'Det er ikke sikkert, om dette blev gjort.',
  creditRepeatIsSafe: 'Det er sikkert at prøve igen: det er samme anmodning, og den udføres højst én gang.',
  creditUnknowable:
    'Det kan ikke afgøres her. Send ikke igen, før du har kontrolleret i betalingsudbyderens eget system: ellers kan det blive gjort to gange.',
  creditRetryAfter: (seconds) =>
    seconds === 1 ? 'Prøv igen om 1 sekund.' : `Prøv igen om ${seconds} sekunder.`,
  creditWaitOver: 'Du kan prøve igen nu.',
}
