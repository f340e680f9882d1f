package dev.straightway.runtime.json;

/**
 * Makes the beans of one class and fills them, as Jackson does: by the same constructor, and the same setters or fields that
 * are public. The thread proof follows what Jackson calls, so it holds for generated code as well.
 * <p>
 * The build generates a subclass per class; which of the members are bound, and by which names, is what the
 * {@code ObjectMapper} says. For a bean it is
 *
 * <pre>
 * final class Item_StraightwayJsonReader extends BeanBinding {
 *     public Object begin() {
 *         return new Item();
 *     }
 *
 *     public void bind(int member, Object begun, BoundProperty property, JsonInput input) {
 *         Item item = (Item) begun;
 *         switch (member) {
 *             case 0:
 *                 item.setName((String) property.read(input));
 *                 return;
 *             case 1:
 *                 item.setPrice(JsonPrimitives.integer(input));
 *                 return;
 *         }
 *     }
 * }
 * </pre>
 *
 * The values of a record are collected in an object of the generated class, and {@link #end} calls the constructor with them.
 * Without state otherwise, for all threads.
 */
public abstract class BeanBinding {

    /** {@return a new bean, or what collects its values} */
    public abstract Object begin() throws Throwable;

    /**
     * Reads one property.
     *
     * @param member its place among those that the build has found
     * @param begun what {@link #begin} gave
     * @throws Throwable what a setter threw
     */
    public abstract void bind(int member, Object begun, BoundProperty property, JsonInput input) throws Throwable;

    /** {@return the bean} */
    public Object end(Object begun) throws Throwable {
        return begun;
    }
}
