/** A request as text that runs anywhere: in a shell, or in PHP. Credentials are the sandbox's, and each run signs anew. */
import type { Account } from './facts.ts'

export interface CopiedRequest {
  method: string
  /** The whole address. */
  url: string
  /** Empty for none. */
  body: string
  scheme: Scheme
  /** Headers besides those of the scheme. */
  headers: Readonly<Record<string, string>>
}

/** How the request proves who sends it; `none` for SOAP, whose body has it. */
export type Scheme = 'basic' | 'token' | 'signed' | 'none'

/** The scheme of a request by its Authorization header, of which the value may be hidden. */
export function schemeOf(path: string, authorization: string | undefined, operator: string): Scheme {
  const scheme = authorization?.split(' ')[0]?.toLowerCase()
  if (scheme === 'basic') return 'basic'
  if (scheme === 'bearer') return 'token'
  if (scheme === operator.toLowerCase()) return 'signed'
  if (path.startsWith('/sandbox/') || path.startsWith('/connect/')) return 'basic'
  return path.startsWith('/api/') ? 'token' : 'none'
}

/** A message of SOAP with the credentials of the merchant's first client where the sandbox hid them. */
export function withAuth(body: string, { SoapClients: [client] }: Account): string {
  if (!client) return body
  return body.replace(
    /(<(?:\w+:)?(ClientNumber|Username|Password)>)\*+(?=<)/g,
    (_, start: string, name: string) => {
      return start + String(client[name as keyof typeof client])
    },
  )
}

/** Commands for a POSIX shell with curl, openssl and base64. @param origin of the sandbox */
export function asCurl(request: CopiedRequest, account: Account, origin: string, operator: string): string {
  const { method, url, body, scheme, headers } = request
  const before: string[] = []
  const options = [`-X ${method}`]
  const add = (header: string) => options.push(`-H ${header}`)
  const sent = body === '' ? undefined : body
  if (sent !== undefined) before.push(`BODY=${quoted(sent)}`)
  if (scheme === 'basic') options.push(`-u ${quoted(`${account.ClientId}:${account.ClientSecret}`)}`)
  if (scheme === 'token') {
    before.push(
      `TOKEN=$(curl -s -u ${quoted(`${account.ClientId}:${account.ClientSecret}`)} -d grant_type=client_credentials ${quoted(`${origin}/connect/token`)} | sed 's/.*"access_token":"\\([^"]*\\)".*/\\1/')`,
    )
    add('"Authorization: Bearer $TOKEN"')
    add('"Timestamp: $(date -u +%Y-%m-%dT%H:%M:%SZ)"')
  }
  if (scheme === 'signed') {
    before.push(
      `TIMESTAMP=$(date -u '+%Y-%m-%d %H:%M:%S')`,
      `HASH=$(printf '%s' "$BODY"${quoted(account.SharedSecret)}"$TIMESTAMP" | openssl dgst -sha512 -r | cut -d' ' -f1)`,
    )
    add(`"Authorization: ${operator} $(printf '%s' "${account.MerchantId}:$HASH" | base64 | tr -d '\\n')"`)
    add('"Timestamp: $TIMESTAMP"')
  }
  for (const [name, value] of Object.entries(headers)) add(quoted(`${name}: ${value}`))
  if (sent !== undefined) options.push('--data-binary "$BODY"')
  return [...before, ['curl -i', ...options, quoted(url)].join(' \\\n  ')].join('\n')
}

/** A program for PHP 8 with its curl extension. @param origin of the sandbox */
export function asPhp(request: CopiedRequest, account: Account, origin: string, operator: string): string {
  const { method, url, body, scheme, headers } = request
  const lines = ['<?php', `$body = ${php(body)};`]
  const sent: string[] = Object.entries(headers).map(([name, value]) => php(`${name}: ${value}`))
  const id = `${account.ClientId}:${account.ClientSecret}`
  if (scheme === 'basic') sent.push(`'Authorization: Basic ' . base64_encode(${php(id)})`)
  if (scheme === 'token') {
    lines.push(
      `$ask = curl_init(${php(`${origin}/connect/token`)});`,
      `curl_setopt_array($ask, [CURLOPT_RETURNTRANSFER => true, CURLOPT_USERPWD => ${php(id)},`,
      `    CURLOPT_POSTFIELDS => 'grant_type=client_credentials']);`,
      `$token = json_decode(curl_exec($ask))->access_token;`,
    )
    sent.push(`'Authorization: Bearer ' . $token`, `'Timestamp: ' . gmdate('Y-m-d\\TH:i:s\\Z')`)
  }
  if (scheme === 'signed') {
    lines.push(
      `$timestamp = gmdate('Y-m-d H:i:s');`,
      `$hash = hash('sha512', $body . ${php(account.SharedSecret)} . $timestamp);`,
    )
    sent.push(
      `'Authorization: ' . ${php(operator)} . ' ' . base64_encode(${php(`${account.MerchantId}:`)} . $hash)`,
      `'Timestamp: ' . $timestamp`,
    )
  }
  lines.push(
    `$call = curl_init(${php(url)});`,
    'curl_setopt_array($call, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_HEADER => true,',
    `    CURLOPT_CUSTOMREQUEST => ${php(method)},`,
    ...(body === '' ? [] : ['    CURLOPT_POSTFIELDS => $body,']),
    '    CURLOPT_HTTPHEADER => [',
    ...sent.map((header) => `        ${header},`),
    '    ],',
    ']);',
    'echo curl_exec($call);',
  )
  return `${lines.join('\n')}\n`
}

/** A word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function php(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
