/** Links to documents. Whoever has a link may read the document, so that its token cannot be guessed. */
import type { Long } from '../../../shared/domain/long.ts'
import type { Database } from '../../storage/database.ts'
import type { CreditContext } from '../credit-handler.ts'

/** Contracts are known by their ProviderPaymentPlanNr, invoices by their InvoiceNumber. */
export const pdfKinds = ['contract', 'invoice'] as const
export type PdfKind = (typeof pdfKinds)[number]

/** Bytes of a token: as many as nobody guesses. */
const TOKEN_BYTES = 16
/** Lower case: paths match without regard to case. */
const TOKEN = /^[0-9a-f]{32}$/

/** The absolute link to a document, the same each time. */
export function pdfLink(
  { db, merchant, origin }: Pick<CreditContext, 'db' | 'merchant' | 'origin'>,
  kind: PdfKind,
  id: Long,
): string {
  return `${origin}/pdf/${kind}/${merchant.MerchantId}/${tokenOf(db, kind, id)}`
}

/** Whose document a link's token is; undefined when it is none's. */
export function documentOfToken(db: Database, kind: PdfKind, token: string): Long | undefined {
  return db.first<{ id: Long }>(
    `SELECT json_object('id', document_id) AS json FROM pdf_links WHERE token = ? AND kind = ?`,
    token,
    kind,
  )?.id
}

export function isPdfKind(text: string): text is PdfKind {
  return (pdfKinds as readonly string[]).includes(text)
}

export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

function tokenOf(db: Database, kind: PdfKind, id: Long): string {
  const known = db.first<{ token: string }>(
    `SELECT json_object('token', token) AS json FROM pdf_links WHERE kind = ? AND document_id = ?`,
    kind,
    id,
  )
  if (known) return known.token
  const token = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)).toHex()
  db.run('INSERT INTO pdf_links (token, kind, document_id) VALUES (?, ?, ?)', token, kind, id)
  return token
}
