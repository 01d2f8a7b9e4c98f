/**
 * Explains on the console why nothing renders under a policy that does not allow Lit's Trusted Types policy.
 * Lit creates it on load, and where that is forbidden the whole module stops. So this module loads first,
 * imports nothing, and listens: the browser reports the violation even though no later line runs.
 */
function hint(event: SecurityPolicyViolationEvent): void {
  if (event.effectiveDirective !== 'trusted-types' || !event.sample.startsWith('lit-html')) return
  console.error(
    "<order-admin> cannot render: the page's Content-Security-Policy must allow the policy lit-html, as in `trusted-types lit-html`.",
  )
}

/** Called below, before Lit loads. A server that imports the element has no document. */
export function listenForRefusal(): void {
  globalThis.document?.addEventListener('securitypolicyviolation', hint)
}

listenForRefusal()

/** The listener is useless once Lit has loaded. */
export function releaseTrustedTypesHint(): void {
  globalThis.document?.removeEventListener('securitypolicyviolation', hint)
}
