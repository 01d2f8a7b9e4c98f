import { words } from '../languages.ts'
import type { CreditFormWords } from './form-en.ts'

/** Norwegian, Bokmål. */
export const creditFormNo: CreditFormWords = {
  creditRequired: 'må fylles ut',
  creditChoose: 'Velg…',
  creditNoValue: 'Ikke oppgitt',
  creditYesNo: words<'true' | 'false'>({ true: 'Ja', false: 'Nei' }),
  creditCountry: 'Land',
  creditPostcode: 'Postnummer',
  creditFindAddresses: 'Finn adresser',
  creditCampaign: 'Kampanje',
  creditCoApplicant: 'Medsøker',
  creditBack: 'Tilbake',
  creditShow: 'Vis',
  creditHide: 'Skjul',
  creditIdShow: 'Vis fødsels- eller organisasjonsnummeret',
  creditIdHide: 'Skjul fødsels- eller organisasjonsnummeret',

  creditFieldEmpty: 'Fyll ut feltet.',
  creditFieldNumber: 'Skriv et tall.',
  creditFieldWhole: 'Dette må være et heltall.',
  creditFieldDecimals: (most) =>
    most === 1 ? 'Høyst 1 desimal er mulig.' : `Høyst ${most} desimaler er mulig.`,
  creditFieldLarge: 'Tallet er for stort.',
  creditFieldLong: (most, length) => `Teksten er for lang: ${length} tegn, og høyst ${most} er mulig.`,
  creditFieldCharacters: 'Teksten har tegn som ikke kan sendes. Skriv den på nytt.',
  creditFieldDate: 'Skriv en dato.',
  creditFieldChoice: 'Velg noe i listen.',
  creditFormWrong: (count) =>
    count === 1 ? 'Rett 1 felt, og send på nytt.' : `Rett ${count} felt, og send på nytt.`,

  creditCancel: 'Avbryt',
  creditSending: 'Sender…',
  creditSendingSince: (seconds) =>
    `Har ventet på betalingstjenesten i ${seconds} sekunder. Du kan forlate siden: forespørselen fortsetter.`,
  creditSendAgain: 'Kontroller og fortsett',
  creditStopped: 'Siden stoppet forespørselen. Det du skrev, er beholdt.',
  creditNotSent: 'Du er uten nett, så dette ble ikke sendt. Det du skrev, er beholdt.',
  creditKept: 'Ingenting er gjort. Det du skrev, er beholdt.',
  creditNotCertain: 'Det er ikke sikkert om dette ble gjort.',
  creditRepeatIsSafe: 'Det er trygt å prøve igjen: det er samme forespørsel, og den utføres høyst én gang.',
  creditUnknowable:
    'Det er ikke mulig å finne ut av her. Ikke send på nytt før du har sjekket i betalingstjenestens eget system: ellers kan det bli gjort to ganger.',
  creditRetryAfter: (seconds) =>
    seconds === 1 ? 'Prøv igjen om 1 sekund.' : `Prøv igjen om ${seconds} sekunder.`,
  creditWaitOver: 'Nå kan du prøve igjen.',
}
