/**
 * The styles of the board as it opens. They come with the page: none arrives late and moves what is
 * there. Accounts stand in texts as well: theirs, `board.css` and `sheets.css`, are in the style
 * sheet of every page (src/site/styles.css).
 */
import './fileButton.css';
import './figures.css';
import './player.css';
import './stage.css';
import './panel.css';
import './composer.css';
import './tasks.css';
import './reading.css';
import './flash.css';
import '../predict/toggle.css';
import './touch.css';
import './paper.css';
