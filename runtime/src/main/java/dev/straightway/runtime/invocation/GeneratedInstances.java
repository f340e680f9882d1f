package dev.straightway.runtime.invocation;

/**
 * Makes instances of the classes that the build has generated, by their names and without reflection.
 * <p>
 * The build generates subclasses, one for some hundreds of classes:
 *
 * <pre>
 * public final class Instances_0 extends GeneratedInstances {
 *     public Object make(String name, InvokerParts parts) {
 *         switch (name) {
 *             case "org.acme.ItemResource_get_1f3a":
 *                 return new ItemResource_get_1f3a(parts);
 *             case "org.acme.ItemId_StraightwayConverter":
 *                 return new ItemId_StraightwayConverter();
 *             default:
 *                 return null;
 *         }
 *     }
 * }
 * </pre>
 *
 * A class is loaded when its first instance is made.
 */
public abstract class GeneratedInstances {

    /**
     * {@return a new instance; {@code null} if this doesn't know the class}
     *
     * @param name of the class
     * @param parts what its constructor takes, if it takes something
     */
    public abstract Object make(String name, InvokerParts parts);
}
