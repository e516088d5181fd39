import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: 'tests/e2e', outputDir: '/tmp/tv/e2e', timeout: 400_000, expect: { timeout: 60_000 }, workers: 1,
  reporter: [['list']],
  use: { baseURL: 'http://localhost:3561', serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] }, viewport: { width: 1440, height: 900 } },
});
