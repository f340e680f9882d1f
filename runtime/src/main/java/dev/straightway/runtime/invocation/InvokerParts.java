package dev.straightway.runtime.invocation;

import java.util.List;

/**
 * What an {@link Invoker} holds on to: everything that its generated code needs and that start-up can prepare.
 *
 * @param instances where the resource instance comes from
 * @param parameters how each parameter is converted, one for every parameter of the resource method in its order;
 *        {@code null} where a parameter needs no conversion (the entity, a context)
 * @param beans makes the objects of {@code @BeanParam}, one place for every parameter; {@code null} where there is none
 * @param reader reads the entity, or {@code null} if the method has no entity parameter
 * @param result writes what the method returns, or {@code null} if it is {@code void}
 */
public record InvokerParts(Instances instances, List<Parameter> parameters, List<BeanReader> beans, EntityReader reader,
        ResultWriter result) {

    /** {@return the conversion of the parameter at {@code index}, counted from 0} */
    public Parameter parameter(int index) {
        return parameters.get(index);
    }

    /** {@return what makes the object for the parameter at {@code index}, counted from 0} */
    public BeanReader bean(int index) {
        return beans.get(index);
    }
}
