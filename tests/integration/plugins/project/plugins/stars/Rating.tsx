export default () => <p>☆</p>;
