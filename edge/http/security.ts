/** Nothing that the edge answers is a page: it may load nothing, stand in no frame, and tell nobody where it was. */
export const SECURITY = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=15552000; includeSubDomains',
  'X-Permitted-Cross-Domain-Policies': 'none',
} as const
