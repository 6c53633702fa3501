export default () => <i>•</i>;
