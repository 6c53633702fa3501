export default () => <p>★</p>;
