// Styles are not built in development but come with the modules that import them, so the page's modules are loaded for their styles.
import '#ui/styles/index.css';
import './app.tsx';
import './visitor.ts';
