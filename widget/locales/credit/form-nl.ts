import { words } from '../languages.ts'
import type { CreditFormWords } from './form-en.ts'

/** Dutch. */
export const creditFormNl: CreditFormWords = {
  creditRequired: 'verplicht',
  creditChoose: 'Kies…',
  creditNoValue: 'Niet vermeld',
  creditYesNo: words<'true' | 'false'>({ true: 'Ja', false: 'Nee' }),
  creditCountry: 'Land',
  creditPostcode: 'Postcode',
  creditFindAddresses: 'Adressen zoeken',
  creditCampaign: 'Campagne',
  creditCoApplicant: 'Medeaanvrager',
  creditBack: 'Terug',
  creditShow: 'Tonen',
  creditHide: 'Verbergen',
  creditIdShow: 'Persoons- of bedrijfsnummer tonen',
  creditIdHide: 'Persoons- of bedrijfsnummer verbergen',

  creditFieldEmpty: 'Vul dit veld in.',
  creditFieldNumber: 'Vul een getal in.',
  creditFieldWhole: 'Dit moet een geheel getal zijn.',
  creditFieldDecimals: (most) =>
    most === 1 ? 'Ten hoogste 1 decimaal is mogelijk.' : `Ten hoogste ${most} decimalen zijn mogelijk.`,
  creditFieldLarge: 'Dit getal is te groot.',
  creditFieldLong: (most, length) =>
    `Dit is te lang: ${length} tekens, en ten hoogste ${most} zijn mogelijk.`,
  creditFieldCharacters: 'Dit bevat tekens die niet kunnen worden verzonden. Typ het opnieuw.',
  creditFieldDate: 'Vul een datum in.',
  creditFieldChoice: 'Kies iets uit de lijst.',
  creditFormWrong: (count) =>
    count === 1
      ? 'Verbeter 1 veld en verzend dan opnieuw.'
      : `Verbeter ${count} velden en verzend dan opnieuw.`,

  creditCancel: 'Annuleren',
  creditSending: 'Verzenden…',
  creditSendingSince: (seconds) =>
    `Er wordt al ${seconds} seconden op de betaaldienst gewacht. U kunt deze pagina verlaten: het verzoek gaat door.`,
  creditSendAgain: 'Controleren en doorgaan',
  creditStopped: 'De pagina heeft het verzoek gestopt. Wat u invulde blijft bewaard.',
  creditNotSent: 'U bent offline, dus dit is niet verzonden. Wat u invulde blijft bewaard.',
  creditKept: 'Er is niets gedaan. Wat u invulde blijft bewaard.',
  creditNotCertain: 'Het is niet zeker of dit is gedaan.',
  creditRepeatIsSafe:
    'Opnieuw proberen is veilig: het is hetzelfde verzoek, en het wordt ten hoogste één keer uitgevoerd.',
  creditUnknowable:
    'Dat valt hier niet meer na te gaan. Verzend het niet opnieuw voordat u in het systeem van de betaaldienst hebt gekeken: anders kan het twee keer gebeuren.',
  creditRetryAfter: (seconds) =>
    seconds === 1 ? 'Probeer het over 1 seconde opnieuw.' : `Probeer het over ${seconds} seconden opnieuw.`,
  creditWaitOver: 'U kunt het nu opnieuw proberen.',
}
