package dev.straightway.deployment.plan.links;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.jboss.jandex.PrimitiveType.Primitive;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.model.LinkMethod;
import dev.straightway.deployment.model.LinkMethod.Parameter;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.links.LinksPlan.Content;
import dev.straightway.deployment.plan.links.LinksPlan.Kind;
import dev.straightway.deployment.plan.links.LinksPlan.LinkPlan;
import dev.straightway.deployment.plan.links.LinksPlan.Piece;
import dev.straightway.deployment.plan.links.LinksPlan.Result;
import dev.straightway.deployment.types.links.LinkResult;
import dev.straightway.deployment.types.links.LinkSite;
import dev.straightway.deployment.types.links.LinkTarget;
import dev.straightway.deployment.types.links.LinkTargets;
import dev.straightway.deployment.types.links.LinkTypes;
import dev.straightway.runtime.routing.PathTemplate;

/**
 * Plans link interfaces.
 * <p>
 * An interface with problems is planned too, so that the container finds its beans and the build ends with the problems.
 */
public final class LinkPlanner {

    /** What most values need: a UUID. */
    private static final int LENGTH_OF_A_VALUE = 36;
    private static final Set<Primitive> NUMBERS = Set.of(Primitive.INT, Primitive.LONG);

    private final LinkTargets targets;
    private final String prefix;

    /** @param prefix the path before all templates, with a slash at its start and none at its end; empty for the root */
    public LinkPlanner(RestApplication application, String prefix) {
        this.targets = new LinkTargets(application);
        this.prefix = PathTemplate.parse(prefix).text();
    }

    public LinksPlan plan(LinkInterface links) {
        return new LinksPlan(links.name(), links.name() + "_Links",
                links.methods().stream().map(link -> plan(links, link)).toList());
    }

    private LinkPlan plan(LinkInterface links, LinkMethod link) {
        Optional<Content> content = LinkResult.of(link.returnType()).flatMap(result -> targets.find(links, link)
                .map(target -> content(link, target, link.style().forms().stream().findFirst().orElse(links.form()), result)));
        return new LinkPlan(link.declaration().declaringClass().name().toString(), link.declaration().name(),
                link.declaration().parameterTypes().stream().map(Type::descriptor).toList(),
                link.declaration().returnType().descriptor(), content);
    }

    private Content content(LinkMethod link, LinkTarget target, String form, LinkResult result) {
        List<Piece> pieces = new ArrayList<>();
        path(link, target, pieces);
        parameters(link, target, Place.MATRIX, pieces);
        parameters(link, target, Place.QUERY, pieces);
        boolean open = link.style().templated() && open(link, target, pieces);
        String beginning = beginning(pieces, form);
        int capacity = beginning.length() + pieces.stream().mapToInt(piece -> piece.text().length()
                + (piece.kind() == Kind.CONSTANT ? 0 : LENGTH_OF_A_VALUE)).sum();
        return new Content(form.equals("ABSOLUTE"), beginning, capacity, List.copyOf(pieces),
                new Result(open && result == LinkResult.HAL ? LinkResult.TEMPLATE : result, link.style().relation(),
                        LinkResult.isOptional(link.returnType()) ? Optional.of(GuardedText.of(target.steps()))
                                : Optional.empty()));
    }

    /** Takes the first constant from the pieces. The root of an application has a slash, as clients send it. */
    private String beginning(List<Piece> pieces, String form) {
        boolean constant = !pieces.isEmpty() && pieces.get(0).kind() == Kind.CONSTANT;
        String first = constant ? pieces.remove(0).text() : "/";
        return switch (form) {
            case "ABSOLUTE" -> first;
            case "RELATIVE" -> first.substring(1);
            default -> prefix + first;
        };
    }

    private static void path(LinkMethod link, LinkTarget target, List<Piece> pieces) {
        List<String> done = new ArrayList<>();
        for (PathTemplate.Piece piece : target.template().pieces()) {
            if (piece.variable() && target.open(link).contains(piece.text())) {
                constant((piece.slashes() ? "{+" : "{") + piece.text() + "}", pieces);
            } else if (piece.variable()) {
                List<Integer> fillers = target.fillers(link, Place.PATH, piece.text());
                long before = done.stream().filter(piece.text()::equals).count();
                int argument = fillers.get((int) Math.min(before, fillers.size() - 1));
                pieces.add(new Piece(value(link.parameters().get(argument), piece), piece.text(), argument));
                done.add(piece.text());
            } else {
                constant(piece.text(), pieces);
            }
        }
    }

    /** {@return whether something is left for clients to fill in} */
    private static boolean open(LinkMethod link, LinkTarget target, List<Piece> pieces) {
        String names = target.sites().stream()
                .filter(site -> site.place() == Place.QUERY && target.fillers(link, Place.QUERY, site.key()).isEmpty())
                .map(site -> encoded(site.key())).collect(Collectors.joining(","));
        if (!names.isEmpty()) {
            pieces.add(new Piece(Kind.OPEN, names, -1));
        }
        return !names.isEmpty() || !target.open(link).isEmpty();
    }

    private static String encoded(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** Text of class and method may follow each other. */
    private static void constant(String text, List<Piece> pieces) {
        int last = pieces.size() - 1;
        if (last >= 0 && pieces.get(last).kind() == Kind.CONSTANT) {
            pieces.set(last, new Piece(Kind.CONSTANT, pieces.get(last).text() + text, -1));
        } else {
            pieces.add(new Piece(Kind.CONSTANT, text, -1));
        }
    }

    private static Kind value(Parameter parameter, PathTemplate.Piece piece) {
        Type type = parameter.type();
        if (type.kind() == Type.Kind.PRIMITIVE && NUMBERS.contains(type.asPrimitiveType().primitive())) {
            return Kind.NUMBER;
        }
        return LinkTypes.isPlain(type) ? Kind.PLAIN : piece.slashes() ? Kind.PATH : Kind.SEGMENT;
    }

    private static void parameters(LinkMethod link, LinkTarget target, Place place, List<Piece> pieces) {
        for (int i = 0; i < link.parameters().size(); i++) {
            Optional<LinkSite> site = target.site(link.parameters().get(i)).filter(one -> one.place() == place);
            if (site.isPresent()) {
                boolean matrix = place == Place.MATRIX;
                String name = encoded(site.get().key());
                pieces.add(new Piece(matrix ? Kind.MATRIX : Kind.QUERY, (matrix ? ";" : "") + name + "=", i));
            }
        }
    }
}
