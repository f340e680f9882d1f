package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.Provider;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Conversions;
import dev.straightway.proof.application.AskedValue;
import dev.straightway.proof.application.ExceptionMapping;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.application.RouteEntry.Written;
import dev.straightway.proof.code.Method;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.recording.ResultSpec.Completion;
import dev.straightway.runtime.recording.ResultSpec.Payload;

/**
 * Plans what the walk is told of a route: all code of the application that serves it.
 * <p>
 * What is left out here is not walked, so a piece of code that may run on the thread of the request stands here, or the
 * route stands in {@link Hindrances}.
 */
final class EntryPlanner {

    private static final String READER = "MessageBodyReader";
    private static final String MAPPER = "ExceptionMapper";
    private static final String CONVERTERS = "ParamConverterProvider";
    private static final DotName CONVERTER = DotName.createSimple("jakarta.ws.rs.ext.ParamConverter");

    private final RestApplication application;
    private final Proving proving;
    private final BeanPlanner beans;
    private final ProviderCode providers;
    private final Conversions conversions;
    private final ArgumentCode arguments;
    private final HandledTypes handled;
    private final CallbackEntries callbacks;
    private final FixedAnswers fixed;
    private final List<ExceptionMapping> mappings;

    EntryPlanner(RestApplication application, Proving proving, BeanPlanner beans, CallbackPlanner callbacks) {
        this.application = application;
        this.proving = proving;
        this.beans = beans;
        this.providers = new ProviderCode(application.index());
        this.conversions = new Conversions(application.index(), false);
        this.arguments = new ArgumentCode(beans, allConverters());
        this.handled = new HandledTypes(application.index());
        this.callbacks = new CallbackEntries(callbacks, proving, application.callbacks().unwrapped().keySet());
        this.fixed = new FixedAnswers(callbacks);
        this.mappings = application.providers().stream().filter(provider -> provider.is(MAPPER))
                .flatMap(this::mappings).toList();
    }

    /** What was found for one route. */
    private record Code(List<Method> others, List<Instantiation> instantiations, Set<String> reads,
            Set<AskedValue> asked) {
    }

    RouteEntry plan(Draft draft) {
        return plan(draft, List.of());
    }

    /** What a locator returns is what the method is called on; its class is walked with all that anybody gives its objects. */
    RouteEntry plan(FlatDraft way) {
        return plan(way.method(), way.steps());
    }

    private RouteEntry plan(Draft draft, List<Draft> locators) {
        InvokerPlan plan = draft.plan();
        Code code = new Code(new ArrayList<>(), new ArrayList<>(), new LinkedHashSet<>(), new LinkedHashSet<>());
        for (Draft locator : locators) {
            instance(locator.plan(), code);
            locator.plan().arguments().forEach(argument -> add(argument.as(arguments), code));
        }
        instance(plan, code);
        plan.arguments().forEach(argument -> add(argument.as(arguments), code));
        draft.method().entities().forEach(entity -> conversions.shape(entity.type())
                .ifPresent(shape -> code.others().addAll(ArgumentCode.of(shape.conversion()))));
        around(draft, code);
        code.others().addAll(callbacks.filters(draft.method()));
        code.instantiations().addAll(callbacks.instantiations(draft.method()));
        return new RouteEntry(method(plan.call()), locators.stream().map(locator -> method(locator.plan().call())).toList(),
                code.others().stream().distinct().toList(), code.instantiations().stream().distinct().toList(),
                Stream.concat(locators.stream(), Stream.of(draft))
                        .flatMap(thrower -> callbacks.mappings(thrower.method(), mappings).stream()).distinct().toList(),
                code.reads(), written(draft),
                Stream.concat(code.asked().stream(), Stream.concat(locators.stream(), Stream.of(draft))
                        .flatMap(validated -> proving.validation().of(validated.method()).asked().stream()))
                        .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    private static Method method(CallPlan call) {
        return Method.of(call.owner(), call.method(), "(" + String.join("", call.parameters()) + ")" + call.returns());
    }

    /**
     * Text is made by toString, which the walk takes for a part of JSON. Bytes and buffers are written as they are, but
     * not what a response has in its head. A response may name another media type than the method.
     */
    private Written written(Draft draft) {
        ResultPlan result = draft.plan().result();
        if (result.completion() == Completion.STREAM) {
            return Written.ITEMS;
        }
        if (!asksResult(result)) {
            boolean buffer = result.variants().stream().anyMatch(one -> one.representation() == Representation.BUFFER);
            return buffer ? Written.BUFFER : Written.NOT;
        }
        return result.payload() != Payload.REST_RESPONSE && fixed.are(draft, Set.of(Representation.JSON)) ? Written.JSON
                : Written.ANY;
    }

    private static boolean asksResult(ResultPlan result) {
        return !result.isVoid()
                && (result.variants().isEmpty() || result.payload() == Payload.REST_RESPONSE || result.variants().stream()
                        .anyMatch(variant -> variant.representation() != Representation.BYTES
                                && variant.representation() != Representation.BUFFER));
    }

    private void instance(InvokerPlan plan, Code code) {
        code.instantiations().addAll(proving.instantiations().apply(plan.call().owner()));
        plan.instances().value().reader().ifPresent(reader -> add(arguments.bean(beans.plan(reader)), code));
    }

    private static void add(ArgumentCode.Made made, Code code) {
        code.others().addAll(made.methods());
        code.reads().addAll(made.reads());
        code.asked().addAll(made.asked());
    }

    /**
     * Which converter a provider gives is known when the application starts: one of the classes that there are, or whatever
     * else the walk sees it return, as a proxy.
     */
    private List<Method> allConverters() {
        Stream<Method> known = application.index().getAllKnownImplementations(CONVERTER).stream()
                .filter(type -> !type.isAbstract()).flatMap(type -> providers.of(type, "ParamConverter").stream());
        Stream<Method> given = application.providers().stream().filter(provider -> provider.is(CONVERTERS))
                .flatMap(provider -> providers.of(provider.declaration(), CONVERTERS).stream());
        return Stream.concat(known, given).toList();
    }

    /**
     * An entity of the application's own may be written for any route, when something goes wrong; it is read only where a route
     * takes one, by readers for its type.
     */
    private void around(Draft draft, Code code) {
        List<Type> entities = draft.method().entities().map(ResourceParameter.Entity::type).toList();
        for (Provider provider : application.providers()) {
            boolean bound = draft.plan().around().providers().contains(provider.name());
            provider.contracts().stream()
                    .filter(contract -> bound || ProviderCode.runsForAll(contract)
                            || contract.equals(READER)
                                    && entities.stream().anyMatch(entity -> handled.mayRead(provider, entity)))
                    .forEach(contract -> {
                        code.others().addAll(providers.of(provider.declaration(), contract));
                        code.instantiations().addAll(proving.called().apply(provider.name()));
                    });
        }
    }

    private Stream<ExceptionMapping> mappings(Provider provider) {
        return Stream.concat(provider.handled(MAPPER).stream(), Stream.of(handled.mapped(provider.declaration())))
                .map(exception -> new ExceptionMapping(exception.replace('.', '/'),
                        providers.of(provider.declaration(), MAPPER), proving.called().apply(provider.name())));
    }
}
