package dev.straightway.runtime.json;

/**
 * Asks the beans of one class for their properties, as Jackson does: by the same getters, or fields that are public. The thread
 * proof follows what Jackson calls, so it holds for generated code as well.
 * <p>
 * The build generates a subclass per class; which of the members are written, under which names and in which order, is what
 * the {@code ObjectMapper} says. For a class with two getters it is
 *
 * <pre>
 * final class Item_StraightwayJson extends PropertyAccess {
 *     public void writeAll(Object bean, JsonProperty[] properties, JsonOutput output) {
 *         Item item = (Item) bean;
 *         properties[0].write(item.getName(), output);
 *         properties[1].write(item.getPrice(), output);
 *     }
 *
 *     public void write(int member, Object bean, JsonProperty property, JsonOutput output) {
 *         Item item = (Item) bean;
 *         switch (member) {
 *             case 0:
 *                 property.write(item.getName(), output);
 *                 return;
 *             case 1:
 *                 property.write(item.getPrice(), output);
 *                 return;
 *         }
 *     }
 * }
 * </pre>
 *
 * Without state, for all threads.
 */
public abstract class PropertyAccess {

    /**
     * Writes all members with their names, in the order in which the build has found them: most beans are written so, and
     * without a choice for each property the compiler makes one piece of it.
     *
     * @param properties of all members, in that order
     * @throws Throwable what a getter threw
     */
    public abstract void writeAll(Object bean, JsonProperty[] properties, JsonOutput output) throws Throwable;

    /**
     * Writes one property with its name.
     *
     * @param member its place among those that the build has found
     * @throws Throwable what a getter threw
     */
    public abstract void write(int member, Object bean, JsonProperty property, JsonOutput output) throws Throwable;
}
