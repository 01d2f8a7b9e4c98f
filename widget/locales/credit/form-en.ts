import { words } from '../languages.ts'

/** English, for the forms of the credit desk. Its type lists the terms of every other language. */
export const creditFormEn = {
  creditRequired: 'required',
  creditChoose: 'Choose…',
  creditNoValue: 'Not stated',
  creditYesNo: words<'true' | 'false'>({ true: 'Yes', false: 'No' }),
  creditCountry: 'Country',
  creditPostcode: 'Postcode',
  creditFindAddresses: 'Find addresses',
  creditCampaign: 'Campaign',
  creditCoApplicant: 'Co-applicant',
  creditBack: 'Back',
  creditShow: 'Show',
  creditHide: 'Hide',
  creditIdShow: 'Show the national id',
  creditIdHide: 'Hide the national id',

  // Why a field cannot be sent
  creditFieldEmpty: 'Fill this in.',
  creditFieldNumber: 'This is not a number.',
  creditFieldWhole: 'This must be a whole number.',
  creditFieldDecimals: (most: number) =>
    most === 1 ? 'At most 1 decimal is possible.' : `At most ${most} decimals are possible.`,
  creditFieldLarge: 'This number is too large.',
  creditFieldLong: (most: number, length: number) =>
    `This is too long: ${length} characters, and at most ${most} are possible.`,
  creditFieldCharacters: 'This has characters that cannot be sent. Type it anew.',
  creditFieldDate: 'This is not a date.',
  creditFieldChoice: 'Choose one of the list.',
  creditFormWrong: (count: number) =>
    count === 1 ? 'Correct 1 field, then send again.' : `Correct ${count} fields, then send again.`,

  // The write
  creditCancel: 'Cancel',
  creditSending: 'Sending…',
  creditSendingSince: (seconds: number) =>
    `Waiting for the provider for ${seconds} seconds. You can leave this: the request goes on.`,
  creditSendAgain: 'Check and continue',
  creditStopped: 'This page stopped the request. What you entered is kept.',
  creditNotSent: 'You are offline, so this was not sent. What you entered is kept.',
  creditKept: 'Nothing was done. What you entered is kept.',
  creditNotCertain: 'It is not certain whether this was done.',
  creditRepeatIsSafe: 'Trying again is safe: it is the same request, and it is done at most once.',
  creditUnknowable:
    'It will not become known here. Do not send it again before you have looked in the provider’s own system: it could be done twice.',
  creditRetryAfter: (seconds: number) =>
    seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`,
  creditWaitOver: 'You can try again now.',
}

export type CreditFormWords = typeof creditFormEn
