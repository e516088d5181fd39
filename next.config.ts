import createMDX from '@next/mdx';
import type { NextConfig } from 'next';

/** Headers that are right for every page, whatever it holds. */
const everywhere = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
];

/** Only the embedded board may be framed by another site: that is what it is for. */
const notFramed = [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }];

/** A page that another opened, or that opened another, is no business of the other's; frames are. */
const alone = [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin' }];

/** Once reached by https, the site is asked for by nothing else for a year. */
const secured = [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }];

/** An answer to a program: it is never a page, and fetches nothing. Pages get theirs in src/proxy.ts. */
const notPages = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'; sandbox" },
];

/** Pages that only those who work on the site see: `page.dev.tsx`. */
const forDevelopers = process.env.NODE_ENV === 'development' ? ['dev.tsx'] : [];

const nextConfig: NextConfig = {
  pageExtensions: ['ts', 'tsx', 'mdx', ...forDevelopers],
  reactStrictMode: true,
  // `npm test` asks the compiler about all of the tree, tests and scripts too: once is enough.
  typescript: { ignoreBuildErrors: true },
  // The page for unknown addresses is a document of its own (src/app/global-not-found.tsx).
  experimental: {
    globalNotFound: true,
    // One style sheet rather than one for each combination of parts: it is small, and kept.
    cssChunking: 'graph',
    // Fewer and larger files press better: what a board brings is 2.7 kB less (docs/decisions/0015).
    turbopackChunking: { firstPageLoadPriority: 0.8, minChunkSize: 80_000 },
  },
  // They read files of their own, or are made for one system: Node loads them as they are.
  serverExternalPackages: ['@electric-sql/pglite', '@node-rs/argon2', 'nodemailer', 'pg', 'sharp'],
  // No page has pictures to be resized: the endpoint that would do it stays closed.
  images: { unoptimized: true },
  poweredByHeader: false,
  // A page's title comes with the page: streamed after it, a refreshed page can stand without one for half a second.
  htmlLimitedBots: /.*/,
  agentRules: false,
  // The folder is named, so that a stray lock file further up cannot move the root.
  turbopack: { root: process.cwd() },
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    { source: '/((?!embed(?:/|$)).*)', headers: [...notFramed, ...alone] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https(?:,.*)?' }],
      headers: secured,
    },
    { source: '/api/:path*', headers: notPages },
  ],
};

/** Plugins are named by strings: Turbopack cannot be handed a function. */
const withMDX = createMDX({
  options: { remarkPlugins: ['remark-gfm'] },
});

export default withMDX(nextConfig);
