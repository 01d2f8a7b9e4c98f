/**
 * Says why nothing renders under a policy that does not allow Lit's. Lit makes its Trusted Types policy when
 * it loads, and where that is forbidden the whole module stops. So this stands before it, needs nothing, and
 * listens: the browser reports the refusal even though no line after it ever runs.
 */
function hint(event: SecurityPolicyViolationEvent): void {
  if (event.effectiveDirective !== 'trusted-types' || !event.sample.startsWith('lit-html')) return
  console.error(
    "<order-admin> cannot render: the page's Content-Security-Policy must allow the policy lit-html, as in `trusted-types lit-html`.",
  )
}

/** Called below, before Lit loads. */
export function listenForRefusal(): void {
  document.addEventListener('securitypolicyviolation', hint)
}

listenForRefusal()

/** Once Lit has loaded there is nothing left to listen for. */
export function releaseTrustedTypesHint(): void {
  document.removeEventListener('securitypolicyviolation', hint)
}
