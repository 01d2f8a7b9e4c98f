/** The class of a status, `4xx`. Anything that is not one of HTTP counts as `5xx`. */
export function statusClass(status: number): '2xx' | '3xx' | '4xx' | '5xx' {
  const [digit] = String(status)
  return digit === '2' || digit === '3' || digit === '4' ? `${digit}xx` : '5xx'
}
