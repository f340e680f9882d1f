package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.deployment.plan.ArgumentPlan.FromContainer;
import dev.straightway.deployment.plan.ArgumentPlan.FromContext;
import dev.straightway.deployment.plan.ArgumentPlan.FromEntity;
import dev.straightway.deployment.plan.ArgumentPlan.FromPart;
import dev.straightway.deployment.plan.ArgumentPlan.FromParts;
import dev.straightway.deployment.plan.ArgumentPlan.FromSuspension;
import dev.straightway.deployment.plan.ArgumentPlan.FromText;
import dev.straightway.deployment.plan.ArgumentPlan.FromWhole;
import dev.straightway.deployment.types.Cardinality;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.proof.application.AskedValue;
import dev.straightway.proof.code.Method;
import dev.straightway.runtime.body.Representation;

/** Says which code of the application makes an argument. */
final class ArgumentCode implements ArgumentPlan.Kinds<ArgumentCode.Made> {

    private static final Set<Cardinality> SETS = Set.of(Cardinality.SET, Cardinality.SORTED_SET, Cardinality.OPTIONAL_SET,
            Cardinality.OPTIONAL_SORTED_SET);

    private final BeanPlanner beans;
    private final List<Method> converters;

    /**
     * What makes an argument.
     *
     * @param methods that are called
     * @param reads the signatures of the types that JSON makes
     * @param asked what is put into sets, and so is asked for its hash and compared
     */
    record Made(List<Method> methods, List<String> reads, List<AskedValue> asked) {

        private static final Made BY_NOTHING = new Made(List.of(), List.of(), List.of());

        private static Made by(List<Method> methods) {
            return new Made(methods, List.of(), List.of());
        }

        private static Made all(Stream<Made> parts) {
            List<Made> all = parts.toList();
            return new Made(all.stream().flatMap(made -> made.methods().stream()).toList(),
                    all.stream().flatMap(made -> made.reads().stream()).toList(),
                    all.stream().flatMap(made -> made.asked().stream()).toList());
        }
    }

    /** @param converters those that providers of the application may give */
    ArgumentCode(BeanPlanner beans, List<Method> converters) {
        this.beans = beans;
        this.converters = converters;
    }

    @Override
    public Made text(FromText text) {
        List<Method> provided = text.provided().isPresent() ? converters : List.of();
        return Made.by(Stream.concat(of(text.conversion()).stream(), provided.stream()).toList());
    }

    /** {@return the methods that make a value of text} */
    static List<Method> of(Conversion conversion) {
        if (conversion instanceof Conversion.ToTime time) {
            return List.of(Method.of(time.typeName(), "parse", "(Ljava/lang/CharSequence;"
                    + "Ljava/time/format/DateTimeFormatter;)L" + time.typeName().replace('.', '/') + ";"));
        }
        if (conversion instanceof Conversion.ToType made) {
            String type = "L" + made.typeName().replace('.', '/') + ";";
            return List.of(switch (made.creation()) {
                case CONSTRUCTOR -> Method.of(made.typeName(), "<init>", "(Ljava/lang/String;)V");
                case VALUE_OF, FROM_STRING -> Method.of(made.typeName(), made.creation().methodName(),
                        "(Ljava/lang/String;)" + type);
                case PARSE -> Method.of(made.typeName(), made.creation().methodName(), "(Ljava/lang/CharSequence;)" + type);
            });
        }
        return List.of();
    }

    @Override
    public Made whole(FromWhole whole) {
        return Made.BY_NOTHING;
    }

    @Override
    public Made entity(FromEntity entity) {
        return entity.representation() == Representation.JSON ? new Made(List.of(), List.of(entity.signature()), List.of())
                : Made.BY_NOTHING;
    }

    @Override
    public Made parts(FromParts parts) {
        return bean(beans.plan(parts.reader()));
    }

    /** {@return what makes and fills a bean of parts of the request} */
    Made bean(BeanPlan bean) {
        Stream<Made> constructor = bean.constructor().stream().map(types -> Made.by(List.of(
                Method.of(bean.type(), "<init>", types.stream().collect(Collectors.joining("", "(", ")V"))))));
        Stream<Made> arguments = bean.arguments().stream().map(argument -> argument.as(this));
        Stream<Made> members = bean.members().stream().flatMap(member -> member(bean, member));
        return Made.all(Stream.of(constructor, arguments, members).flatMap(all -> all));
    }

    private Stream<Made> member(BeanPlan bean, BeanPlan.MemberPlan member) {
        Stream<Made> setter = member.setter().stream().map(returns -> Made.by(List.of(
                Method.of(bean.type(), member.name(), "(" + member.argument().descriptor() + ")" + returns))));
        return Stream.concat(setter, Stream.of(member.argument().as(this), set(member)));
    }

    /** The sets that a setter or another method is given are found by its parameters. */
    private static Made set(BeanPlan.MemberPlan member) {
        boolean field = member.setter().isEmpty() && member.argument() instanceof FromText text
                && SETS.contains(text.cardinality());
        return !field ? Made.BY_NOTHING
                : new Made(List.of(), List.of(), List.of(new AskedValue.Field(member.declaring().replace('.', '/'),
                        member.name(), member.argument().descriptor())));
    }

    /** A reader of the runtime makes it. */
    @Override
    public Made part(FromPart part) {
        return Made.BY_NOTHING;
    }

    @Override
    public Made context(FromContext context) {
        return Made.BY_NOTHING;
    }

    @Override
    public Made suspension(FromSuspension suspension) {
        return Made.BY_NOTHING;
    }

    /** What is injected is found by the walk. */
    @Override
    public Made container(FromContainer bean) {
        return Made.BY_NOTHING;
    }
}
