import { css } from 'lit'

export const requestStyles = css`
  .gap {
    margin-block-end: var(--_gap);
  }
  .requests .time {
    color: var(--_muted);
    white-space: nowrap;
  }
  .requests .path {
    display: block;
    font-size: 0.857em;
  }
  .requests .rule {
    margin-inline-start: var(--_space);
    font-size: 0.857em;
  }
  .requests .rule {
    white-space: nowrap;
  }
  .requests a {
    font-weight: 600;
    text-decoration: none;
  }
  .requests a:hover {
    text-decoration: underline;
  }
  .note.reason {
    margin-block-end: var(--_gap);
  }
  .note.reason pre {
    max-block-size: 160px;
    margin-block: var(--_space);
    background: var(--_surface);
    color: var(--_text);
  }
  .note.reason p + p,
  .note.reason p + dl {
    margin-block-start: var(--_space);
  }
  .says {
    color: var(--_text);
  }
  .hashed dt {
    color: inherit;
  }
  .again {
    margin-block: calc(3 * var(--_space));
  }
  .message {
    margin-block-start: var(--_gap);
  }
  .message h4 {
    margin-block-end: var(--_space);
  }
  console-try {
    margin-block-end: var(--_gap);
  }
  @container (width < 760px) {
    .requests .what {
      order: -1;
      flex-basis: 100%;
    }
    .requests a {
      display: inline-block;
      min-block-size: 24px;
    }
  }
`
