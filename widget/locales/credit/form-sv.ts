import { words } from '../languages.ts'
import type { CreditFormWords } from './form-en.ts'

/** Swedish. */
export const creditFormSv: CreditFormWords = {
  creditRequired: 'obligatoriskt',
  creditChoose: 'Välj…',
  creditNoValue: 'Anges inte',
  creditYesNo: words<'true' | 'false'>({ true: 'Ja', false: 'Nej' }),
  creditCountry: 'Land',
  creditPostcode: 'Postnummer',
  creditFindAddresses: 'Sök adresser',
  creditCampaign: 'Kampanj',
  creditCoApplicant: 'Medsökande',
  creditBack: 'Tillbaka',
  creditShow: 'Visa',
  creditHide: 'Dölj',
  creditIdShow: 'Visa person- eller organisationsnumret',
  creditIdHide: 'Dölj person- eller organisationsnumret',

  creditFieldEmpty: 'Fyll i det här.',
  creditFieldNumber: 'Skriv ett tal.',
  creditFieldWhole: 'Det måste vara ett heltal.',
  creditFieldDecimals: (most) =>
    most === 1 ? 'Högst 1 decimal är möjlig.' : `Högst ${most} decimaler är möjliga.`,
  creditFieldLarge: 'Talet är för stort.',
  creditFieldLong: (most, length) => `Texten är för lång: ${length} tecken, och högst ${most} är möjliga.`,
  creditFieldCharacters: 'Texten har tecken som inte kan skickas. Skriv den på nytt.',
  creditFieldDate: 'Skriv ett datum.',
  creditFieldChoice: 'Välj något i listan.',
  creditFormWrong: (count) =>
    count === 1 ? 'Rätta 1 fält och skicka sedan igen.' : `Rätta ${count} fält och skicka sedan igen.`,

  creditCancel: 'Avbryt',
  creditSending: 'Skickar…',
  creditSendingSince: (seconds) =>
    `Har väntat på betaltjänsten i ${seconds} sekunder. Du kan lämna sidan: begäran fortsätter.`,
  creditSendAgain: 'Kontrollera och fortsätt',
  creditStopped: 'Sidan stoppade begäran. Det du har skrivit finns kvar.',
  creditNotSent: 'Du är offline, så detta skickades inte. Det du har skrivit finns kvar.',
  creditKept: 'Inget har gjorts. Det du har skrivit finns kvar.',
  creditNotCertain: 'Det är inte säkert om detta gjordes.',
  creditRepeatIsSafe: 'Det är ofarligt att försöka igen: det är samma begäran och den utförs högst en gång.',
  creditUnknowable:
    'Det går inte att ta reda på här. Skicka inte igen förrän du har kontrollerat i betaltjänstens eget system: annars kan det bli gjort två gånger.',
  creditRetryAfter: (seconds) =>
    seconds === 1 ? 'Försök igen om 1 sekund.' : `Försök igen om ${seconds} sekunder.`,
  creditWaitOver: 'Nu kan du försöka igen.',
}
