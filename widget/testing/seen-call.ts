export interface SeenCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  init: RequestInit
  body: string
}
