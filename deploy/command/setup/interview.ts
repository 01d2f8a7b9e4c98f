/** Asks for all answers on the terminal, and checks each at once. */
import { randomBytes } from 'node:crypto'
import { creditOrderTypes } from '../../../shared/domain/credit/credit.enums.ts'
import { jurisdictions, locationHints } from '../../../edge/config/config.ts'
import { CALLBACK_SECRET_HINT } from '../../../edge/config/merchant.ts'
import { DEFAULT_OPERATOR } from '../../../shared/wire/operator-name.ts'
import { type Answers, type Target, targets } from './answers.ts'
import { addressReason, memberReason, type MerchantAnswers, merchantReason } from './member-check.ts'
import type { Prompt } from './prompt.ts'
import { credentialsReason, pingReason, tokenEndpointReason } from './provider-checks.ts'

const NO_ADDRESS = 'none'
const ORIGIN = 'Write each origin as a browser does: https://shop.example, without a path.'

/** @param isOffline checks the form of the answers only */
export async function interview(prompt: Prompt, isOffline: boolean, chosen?: Target): Promise<Answers> {
  const target = chosen ?? (await prompt.choose('Where will the edge run?', targets, 'workers'))
  const vars = await askProvider(prompt, isOffline)
  let hasNoAddress = false
  if (target === 'server') {
    vars.TRUSTED_PROXY_HEADER = await prompt.ask({
      text: 'Header in which your proxy names the client’s address',
      initial: 'X-Real-IP',
      reason: (answer) =>
        memberReason({ TRUSTED_PROXY_HEADER: answer }) &&
        'That is no name of a header. deploy/Caddyfile sets X-Real-IP.',
    })
    const address = await prompt.ask({
      text: 'Address at which browsers reach this edge, so that it notices another one there',
      initial: NO_ADDRESS,
      reason: (answer) => (answer === NO_ADDRESS ? undefined : addressReason(answer)),
    })
    hasNoAddress = address === NO_ADDRESS
    if (!hasNoAddress) vars.PUBLIC_URL = address
  }
  const place = target === 'workers' && { isNearProvider: await askPlace(prompt, vars) }
  const merchants: Answers['merchants'] = []
  do {
    merchants.push(await askMerchant(prompt, vars, merchants, isOffline))
  } while (await prompt.confirm('Another merchant?', 'no'))
  return { target, vars, hasNoAddress, ...place, merchants }
}

type Vars = Answers['vars'] & { PROVIDER_URL: string; AUTH_URL: string }

async function askProvider(prompt: Prompt, isOffline: boolean): Promise<Vars> {
  const OPERATOR_NAME = await prompt.ask({
    text: "The operator's name, as the provider's answers spell it",
    initial: DEFAULT_OPERATOR,
    reason: (answer) =>
      memberReason({ OPERATOR_NAME: answer }) &&
      'A name begins with a capital letter and has letters and digits.',
  })
  let before: Partial<Vars> = { SOAP_PATH: '/soap', SOAP_NAMESPACE: 'urn:provider:order-finance' }
  for (;;) {
    const vars = { OPERATOR_NAME, ...(await askAddress(prompt, before)) }
    const refused = isOffline ? undefined : await pingReason(vars)
    if (refused === undefined) {
      return { ...vars, AUTH_URL: await askTokenEndpoint(prompt, vars.PROVIDER_URL, isOffline) }
    }
    prompt.say(`  ✗ ${refused}`)
    before = vars
  }
}

/** @param before the meaning of an empty answer */
async function askAddress(prompt: Prompt, before: Partial<Vars>) {
  const { PROVIDER_URL, SOAP_PATH = '', SOAP_NAMESPACE = '' } = before
  return {
    PROVIDER_URL: await prompt.ask({
      text: "Address of the provider's API",
      ...(PROVIDER_URL !== undefined && { initial: PROVIDER_URL }),
      reason: addressReason,
    }),
    SOAP_PATH: await prompt.ask({
      text: 'Path of its SOAP service',
      initial: SOAP_PATH,
      reason: (answer) => memberReason({ SOAP_PATH: answer }) && 'Write a path such as /soap.',
    }),
    SOAP_NAMESPACE: await prompt.ask({
      text: 'XML namespace of its SOAP service',
      initial: SOAP_NAMESPACE,
      reason: (answer) => memberReason({ SOAP_NAMESPACE: answer }),
    }),
  }
}

function askTokenEndpoint(prompt: Prompt, initial: string, isOffline: boolean): Promise<string> {
  return prompt.ask({
    text: 'Address of the token endpoint, without /connect/token',
    initial,
    reason: (answer) => {
      const reason = addressReason(answer)
      return reason !== undefined || isOffline ? reason : tokenEndpointReason(answer)
    },
  })
}

/** Asks where the platform keeps what the edge stores. @returns whether the worker is to run near the provider */
async function askPlace(prompt: Prompt, vars: Vars): Promise<boolean> {
  prompt.say('What the edge stores, such as the history of orders, never moves: choose its place now.')
  const kept = await prompt.choose('Within which jurisdiction?', ['any', ...jurisdictions], 'any')
  if (kept !== 'any') vars.JURISDICTION = kept
  else {
    const near = await prompt.choose('Near which region?', ['first-use', ...locationHints], 'first-use')
    if (near !== 'first-use') vars.LOCATION_HINT = near
  }
  return prompt.confirm('Run the worker near the provider?', 'yes')
}

async function askMerchant(
  prompt: Prompt,
  vars: Vars,
  others: Answers['merchants'],
  isOffline: boolean,
): Promise<Answers['merchants'][number]> {
  const MerchantId = await prompt.ask({
    text: 'Merchant id',
    reason: (answer) =>
      others.some((other) => other.MerchantId === answer)
        ? 'This merchant is configured already.'
        : undefined,
  })
  const credentials = await askCredentials(prompt, vars, MerchantId, isOffline)
  const origins = await prompt.ask({
    text: 'Origins of the pages that embed the desk, with commas between',
    reason: (answer) => merchantReason({ Origins: listOf(answer) }) && ORIGIN,
  })
  const hasSoap = await prompt.confirm('Has this merchant a client of the SOAP service?', 'no')
  return {
    MerchantId,
    ...credentials,
    Origins: listOf(origins),
    ...(hasSoap && { SoapClients: await askSoapClient(prompt) }),
    ...(await askCallbackSecret(prompt, MerchantId)),
    ...(await askServerSecret(prompt)),
  }
}

/** Asks again for all of them if the provider refuses them, because it does not say which one is wrong. */
async function askCredentials(prompt: Prompt, vars: Vars, MerchantId: string, isOffline: boolean) {
  for (;;) {
    const Scheme = await prompt.choose('How are its requests authorized?', ['bearer', 'signed'], 'bearer')
    const credentials =
      Scheme === 'bearer'
        ? {
            ClientId: await prompt.ask({ text: 'Client id' }),
            ClientSecret: await prompt.ask({ text: 'Client secret', isSecret: true }),
          }
        : { SharedSecret: await prompt.ask({ text: 'Shared secret', isSecret: true }) }
    const merchant = { MerchantId, Scheme, ...credentials }
    const MERCHANTS = JSON.stringify([
      { ...merchant, ApiKeyHashes: ['0'.repeat(64)], Origins: ['https://shop.example'] },
    ])
    const refused = isOffline ? undefined : await credentialsReason({ ...vars, MERCHANTS })
    if (refused === undefined) return { Scheme, ...credentials }
    prompt.say(`  ✗ ${refused}`)
  }
}

/** One client for every kind of order; several clients need a file of answers. */
async function askSoapClient(prompt: Prompt): Promise<NonNullable<MerchantAnswers['SoapClients']>> {
  const number = await prompt.ask({
    text: 'Client number',
    reason: (answer) => (/^[1-9]\d{0,8}$/.test(answer) ? undefined : 'A client number has digits only.'),
  })
  const client = {
    ClientNumber: Number(number),
    Username: await prompt.ask({ text: 'User name' }),
    Password: await prompt.ask({ text: 'Password', isSecret: true }),
  }
  return Object.fromEntries(creditOrderTypes.map((kind) => [kind, client]))
}

/** An empty answer takes the secret that the question shows. */
async function askCallbackSecret(
  prompt: Prompt,
  MerchantId: string,
): Promise<Pick<MerchantAnswers, 'CallbackSecret'>> {
  if (!(await prompt.confirm('Will the provider tell the edge of changes, by callbacks?', 'no'))) return {}
  prompt.say(`Subscribe https://<edge>/callbacks/${encodeURIComponent(MerchantId)}/<secret> at the provider.`)
  const CallbackSecret = await prompt.ask({
    text: 'Secret of the callbacks',
    initial: newSecret(),
    isSecret: true,
    reason: (answer) => merchantReason({ CallbackSecret: answer }) && CALLBACK_SECRET_HINT,
  })
  return { CallbackSecret }
}

async function askServerSecret(prompt: Prompt): Promise<Pick<MerchantAnswers, 'ServerSecret'>> {
  const question = 'Has this merchant a REST client that signs its requests, and will call the edge?'
  if (!(await prompt.confirm(question, 'no'))) return {}
  const text = 'Secret that it signs with, in the place of the shared secret'
  return { ServerSecret: await prompt.ask({ text, initial: newSecret(), isSecret: true }) }
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
