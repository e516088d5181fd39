// @ts-check
/**
 * Has the system bring the browsers, as a process of its own: npm and the build go on meanwhile. What it
 * could not bring is asked for once more after them, in every other way there is.
 */
import { fetchBrowser } from './browser.mjs';
import { fetchEngines } from './engines.mjs';

fetchBrowser();
fetchEngines();
