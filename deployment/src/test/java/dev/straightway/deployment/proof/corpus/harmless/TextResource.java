package dev.straightway.deployment.proof.corpus.harmless;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;

/** Works on text. */
@Path("harmless/text")
public class TextResource {
    private static final Pattern EMAIL = Pattern.compile("[^@\\s]+@[^@\\s]+\\.[a-z]{2,}");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");
    private static final String LETTER = """
            Dear %s,

            your order %05d is on its way.
            It costs %.2f euros.
            """;

    private final Map<String, Function<String, String>> styles = Map.of("upper", String::toUpperCase, "lower",
            String::toLowerCase, "title", TextResource::title);

    @GET
    @Path("hello")
    @Produces(MediaType.TEXT_PLAIN)
    public String hello() {
        return "Hello from Quarkus REST";
    }

    @GET
    @Path("hello/{name}")
    @Produces(MediaType.TEXT_PLAIN)
    public String helloName(@PathParam("name") String name) {
        return "Hello " + name + "!";
    }

    @GET
    @Path("styled/{style}/{text}")
    public String styled(@PathParam("style") String style, @PathParam("text") String text) {
        return styles.getOrDefault(style, Function.identity()).apply(text);
    }

    @GET
    @Path("slug")
    public String slug(@QueryParam("title") String title) {
        return Normalizer.normalize(title, Normalizer.Form.NFD).replaceAll("\\p{M}", "").toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    @GET
    @Path("palindrome/{text}")
    public boolean palindrome(@PathParam("text") String text) {
        var letters = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z]", "");
        return new StringBuilder(letters).reverse().toString().equals(letters);
    }

    @POST
    @Path("words")
    @Consumes(MediaType.TEXT_PLAIN)
    public Map<String, Integer> words(String text) {
        var counts = new TreeMap<String, Integer>();
        for (var word : text.split("\\W+")) {
            counts.merge(word.toLowerCase(Locale.ROOT), 1, Integer::sum);
        }
        return counts;
    }

    @POST
    @Path("top")
    @Consumes(MediaType.TEXT_PLAIN)
    public Map<String, Long> topWords(String text) {
        var counts = Arrays.stream(text.split("\\s+")).filter(word -> word.length() > 3)
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return counts.entrySet().stream().sorted(Map.Entry.<String, Long> comparingByValue().reversed()).limit(10)
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, LinkedHashMap::new));
    }

    @GET
    @Path("email")
    public boolean email(@QueryParam("address") String address) {
        return address != null && EMAIL.matcher(address).matches();
    }

    @POST
    @Path("template")
    @Consumes(MediaType.APPLICATION_JSON)
    public String template(Map<String, String> values) {
        var matcher = PLACEHOLDER.matcher("Hello {name}, welcome to {place}");
        return matcher.replaceAll(found -> values.getOrDefault(found.group(1), "?"));
    }

    @GET
    @Path("letter")
    @Produces(MediaType.TEXT_PLAIN)
    public String letter(@QueryParam("name") String name, @QueryParam("order") int order, @QueryParam("sum") double sum) {
        return LETTER.formatted(name, order, sum);
    }

    @GET
    @Path("csv")
    @Produces("text/csv")
    public String csv() {
        var header = new StringJoiner(";", "", "\n").add("id").add("name").add("price");
        var rows = new StringBuilder(header.toString());
        for (int i = 0; i < 3; i++) {
            rows.append(i).append(';').append("name ").append(i).append(';').append(String.format("%.2f", i * 1.5))
                    .append('\n');
        }
        return rows.toString();
    }

    @GET
    @Path("id")
    public String id() {
        return UUID.randomUUID().toString();
    }

    @GET
    @Path("basic")
    public String basic(@QueryParam("user") String user, @QueryParam("password") String password) {
        var bytes = (user + ":" + password).getBytes(StandardCharsets.UTF_8);
        return "Basic " + Base64.getEncoder().encodeToString(bytes);
    }

    @GET
    @Path("caesar/{shift}/{text}")
    public String caesar(@PathParam("shift") int shift, @PathParam("text") String text) {
        return text.chars().map(c -> Character.isLowerCase(c) ? 'a' + Math.floorMod(c - 'a' + shift, 26) : c)
                .mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining());
    }

    @POST
    @Path("sorted")
    public List<String> sorted(List<String> words) {
        var sorted = new java.util.ArrayList<>(words);
        Collections.sort(sorted, Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        return sorted;
    }

    private static String title(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1).toLowerCase(Locale.ROOT);
    }
}
