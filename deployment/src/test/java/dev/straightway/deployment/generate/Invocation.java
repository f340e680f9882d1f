package dev.straightway.deployment.generate;

import java.util.List;
import java.util.function.Predicate;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Instances;
import dev.straightway.runtime.invocation.Invoker;
import dev.straightway.runtime.invocation.InvokerParts;
import dev.straightway.runtime.invocation.ResultWriter;

/** Calls a generated invoker. */
final class Invocation {

    private final Plan plan;
    private final InvokerPlan invoker;
    private final GeneratedClasses classes;
    private final Object instance;
    private Object entity;

    private Invocation(Plan plan, InvokerPlan invoker, GeneratedClasses classes, Object instance) {
        this.plan = plan;
        this.invoker = invoker;
        this.classes = classes;
        this.instance = instance;
    }

    /** {@return a call of the method with a name, of a new instance of its class} */
    static Invocation of(String method, Class<?>... types) throws ReflectiveOperationException {
        return find(candidate -> candidate.call().method().equals(method), types);
    }

    /** {@return a call of the method at a template} */
    static Invocation at(String template, Class<?>... types) throws ReflectiveOperationException {
        return find(candidate -> candidate.route().template().equals(template), types);
    }

    private static Invocation find(Predicate<InvokerPlan> wanted, Class<?>[] types) throws ReflectiveOperationException {
        Plan plan = Fixtures.plan(types);
        InvokerPlan invoker = only(plan, wanted);
        GeneratedClasses classes = GeneratedClasses.of(plan, types[0].getEnclosingClass());
        return new Invocation(plan, invoker, classes, classes.instance(invoker.call().owner()));
    }

    private static InvokerPlan only(Plan plan, Predicate<InvokerPlan> wanted) {
        List<InvokerPlan> found = plan.invokers().stream().filter(wanted).toList();
        if (found.size() != 1) {
            throw new AssertionError("one method is wanted, found are " + found);
        }
        return found.get(0);
    }

    /** {@return a call of another method of the same instance} */
    Invocation method(String name) {
        return new Invocation(plan, only(plan, candidate -> candidate.call().method().equals(name)), classes, instance);
    }

    GeneratedClasses classes() {
        return classes;
    }

    Invocation entity(Object value) {
        this.entity = value;
        return this;
    }

    /** {@return what the exchange was answered with, once} */
    Object call(FakeExchange exchange) throws Throwable {
        ((Invoker) classes.instance(invoker.invoker(), new Class<?>[] { InvokerParts.class }, parts())).invoke(exchange);
        if (exchange.answers().size() != 1) {
            throw new AssertionError("answered " + exchange.answers().size() + " times: " + exchange.answers());
        }
        return exchange.answers().get(0);
    }

    private InvokerParts parts() throws ReflectiveOperationException {
        Parts made = new Parts(plan, classes);
        return new InvokerParts(instances(), made.parameters(invoker.arguments()), made.beans(invoker.arguments()), reader(),
                invoker.result().isVoid() ? null : writer());
    }

    private Instances instances() {
        return new Instances() {
            @Override
            public Object get(Exchange exchange) {
                return instance;
            }
        };
    }

    private EntityReader reader() {
        return new EntityReader() {
            @Override
            public Object read(Exchange exchange) {
                return entity;
            }
        };
    }

    private static ResultWriter writer() {
        return new ResultWriter() {
            @Override
            public void write(Exchange exchange, Object result) {
                ((FakeExchange) exchange).answer(result);
            }
        };
    }
}
