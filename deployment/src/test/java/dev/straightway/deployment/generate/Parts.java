package dev.straightway.deployment.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.BeanPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.runtime.invocation.BeanReader;
import dev.straightway.runtime.invocation.Converter;
import dev.straightway.runtime.invocation.Converters;
import dev.straightway.runtime.invocation.InvokerParts;
import dev.straightway.runtime.invocation.Parameter;

/** Makes what generated classes hold on to, as start-up does. */
record Parts(Plan plan, GeneratedClasses classes) {

    List<Parameter> parameters(List<ArgumentPlan> arguments) throws ReflectiveOperationException {
        List<Parameter> parameters = new ArrayList<>();
        for (ArgumentPlan argument : arguments) {
            parameters.add(argument instanceof ArgumentPlan.FromText text ? parameter(text) : null);
        }
        return parameters;
    }

    List<BeanReader> beans(List<ArgumentPlan> arguments) throws ReflectiveOperationException {
        List<BeanReader> beans = new ArrayList<>();
        for (ArgumentPlan argument : arguments) {
            beans.add(argument instanceof ArgumentPlan.FromParts parts ? bean(parts.reader()) : null);
        }
        return beans;
    }

    /** {@return the generated reader with a name} */
    BeanReader bean(String reader) throws ReflectiveOperationException {
        BeanPlan bean = plan.beans().stream().filter(candidate -> candidate.reader().equals(reader)).findFirst().orElseThrow();
        List<ArgumentPlan> all = new ArrayList<>(bean.arguments());
        bean.members().forEach(member -> all.add(member.argument()));
        return (BeanReader) classes.instance(reader, new Class<?>[] { InvokerParts.class },
                new InvokerParts(null, parameters(all), beans(all), null, null));
    }

    private Parameter parameter(ArgumentPlan.FromText text) throws ReflectiveOperationException {
        Converter converter = text.converter().isEmpty() ? null : converter(text.converter().get());
        Parameter parameter = new Parameter(text.source(), text.key(), text.defaultText().orElse(null), converter);
        return text.separator().map(separator -> parameter.splitBy(Pattern.compile(separator))).orElse(parameter);
    }

    private Converter converter(String name) throws ReflectiveOperationException {
        return Converters.hasBox(name) ? Converters.box(name) : (Converter) classes.instance(name);
    }
}
