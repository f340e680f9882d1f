package dev.straightway.it.library.lending;

import java.util.List;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;

import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;

import dev.straightway.it.library.web.Refused;
import io.quarkus.panache.common.Sort;

@Path("/reservations/{book}")
public class ReservationResource {

    @GET
    public List<String> cards(@RestPath long book) {
        return Reservation.<Reservation> list("book", Sort.by("id"), book).stream().map(one -> one.card).toList();
    }

    @PUT
    @Transactional
    public int reserve(@RestPath long book, @RestHeader("X-Card") String card) {
        if (card == null) {
            throw new Refused("no-card", "say which card is yours");
        }
        if (Reservation.count("book = ?1 and card = ?2", book, card) == 0) {
            Reservation reservation = new Reservation();
            reservation.book = book;
            reservation.card = card;
            reservation.persist();
        }
        return cards(book).indexOf(card) + 1;
    }

    @DELETE
    @Transactional
    public void cancel(@RestPath long book, @RestHeader("X-Card") String card) {
        if (Reservation.delete("book = ?1 and card = ?2", book, card) == 0) {
            throw new NotFoundException();
        }
    }
}
