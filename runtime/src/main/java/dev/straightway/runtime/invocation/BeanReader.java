package dev.straightway.runtime.invocation;

/**
 * Makes an object of the parts of a request: the object of a {@code @BeanParam} (§3.2), or a resource whose constructor,
 * fields or setters take parameters.
 * <p>
 * The build generates a subclass per class; for a class with one constructor parameter, a field and a setter it is
 *
 * <pre>
 * final class Page_StraightwayBean extends BeanReader {
 *     public Object read(Exchange exchange) {
 *         int a0 = p0.intValue(exchange.queryParam("start"));
 *         Page bean = new Page(a0);
 *         inject(exchange, bean);
 *         return bean;
 *     }
 *
 *     public void inject(Exchange exchange, Object object) {
 *         Page bean = (Page) object;
 *         bean.size = p1.intValue(exchange.queryParam("size"));
 *         bean.setOrder(p2.string(exchange.header("order")));
 *     }
 * }
 * </pre>
 *
 * Immutable, for all threads.
 */
public abstract class BeanReader {

    /**
     * @return a new object
     * @throws Throwable what a conversion, the constructor or a setter threw
     */
    public abstract Object read(Exchange exchange) throws Throwable;

    /**
     * Sets the fields and calls the setters of an object that is there already.
     *
     * @throws Throwable what a conversion or a setter threw
     */
    public abstract void inject(Exchange exchange, Object object) throws Throwable;
}
