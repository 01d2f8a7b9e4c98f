import { accountOf } from '../auth/accounts.ts'
import { worldNumberOf } from '../world-id.ts'
import { worldsOf } from '../merchant/directory-stubs.ts'
import { merchantOf } from '../merchant/stubs.ts'
import { errorResponse } from '../http/errors.ts'
import type { Call } from '../http/call.ts'
import { isPdfKind, isToken } from '../credit/pdf/pdf-link.ts'

/** The path that `pdfLink` writes. */
export const PDF_PATH = '/pdf/{kind}/{merchantId}/{token}'

/**
 * GET /pdf/…: a document, for anyone who has its link. Any wrong link is a 404.
 */
export async function answerPdf(call: Call): Promise<Response> {
  const kind = call.req.param('kind') ?? ''
  const token = call.req.param('token') ?? ''
  const config = call.get('config')
  const named = accountOf(config, call.req.param('merchantid') ?? '')
  // A guessed address starts no object.
  if (!named || !isPdfKind(kind) || !isToken(token)) return errorResponse('address-not-found')
  const number = config.sandbox ? worldNumberOf(named.MerchantId) : undefined
  if (number !== undefined && !(await worldsOf(call.env).hasWorld(number)))
    return errorResponse('address-not-found')
  const pdf = await merchantOf(call.env, named.MerchantId).readPdf(kind, token)
  if (!pdf) return errorResponse('address-not-found')
  return new Response(pdf.file, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.file.byteLength),
      'Content-Disposition': `inline; filename="${pdf.fileName}"`,
      // The address is the credential, so no index and no other site may get it.
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
